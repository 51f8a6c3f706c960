import type { Collection } from '@samity/shared-api/client'
import type { Resource, Row, Words } from '@samity/shared-api/contract'
import { useState } from 'react'
import { useArchive } from '../data/use-archive.ts'
import { useEditParam, type EditParam } from '../data/use-edit-param.ts'
import { useRemove } from '../data/use-remove.ts'
import { useOpensForm } from './NewInSheet.tsx'

/** The result of `useList` or `useRows` */
type EditedList = {
  hide: (id: number) => () => void
  refresh: () => void
  params?: Record<string, string>
}
type SavedHandler<R extends Resource> = (row: Row<R>, action: 'created' | 'updated') => void

type Options<R extends Resource> = Omit<Parameters<typeof useRemove<Row<R>>>[1], 'list' | 'onConflict'> & {
  /** The URL parameter with the id of the record in the form: 'edit' */
  param?: string
  /**
   * Records can be archived: after a question, which is also asked about a record that others refer to, or at
   * once. Without it there is no Archive.
   */
  archive?: 'after a question' | 'at once'
  /** Shown after Archive and Restore */
  archived?: Words
  restored?: Words
  /** The list always shows archived rows too */
  listsArchived?: true
  /** Called after a save, when the form has closed */
  onSaved?: SavedHandler<R>
}

/** The props of a form, from its page */
export type EditorFormProps<R extends Resource> = {
  /** Undefined for a new record */
  record: Row<R> | undefined
  onSaved: SavedHandler<R>
  /** Undefined for the empty form above a list, which stays */
  onCancel: (() => void) | undefined
}

export type RecordEditor<R extends Resource> = EditParam<R> & {
  /** The name of one record: 'bank' */
  name: Words
  /** A form for a new record is open beside the list. The form above a list needs no opening. */
  isAdding: boolean
  add: () => void
  formProps: (record: Row<R> | undefined) => EditorFormProps<R>
  /** The row actions. Each asks what it has to ask, tells its result and refreshes the list. */
  remove: (row: Row<R>) => Promise<boolean>
  archive?: (row: Row<R>) => Promise<unknown>
  restore: (row: Row<R>) => Promise<void>
}

/**
 * The form and the row actions of a page with form and list: which record the form has (its id is in the
 * URL), and Delete, Archive and Restore of a row. The form closes after a save, and when its record leaves
 * the list.
 */
export function useRecordEditor<R extends Resource>(
  collection: Collection<R>,
  list: EditedList,
  { param, archive: archiving, archived, restored, listsArchived, onSaved, ...removal }: Options<R>,
): RecordEditor<R> {
  const editParam = useEditParam(collection, param)
  const [isAdding, setIsAdding] = useState(useOpensForm())
  const { archive, confirmArchive, offerArchive, restore } = useArchive(collection, {
    list: listsArchived ? { refresh: list.refresh } : list,
    refused: removal.failed,
    ...(archived && { archived }),
    ...(restored && { restored }),
  })
  const asks = archiving === 'after a question'
  const remove = useRemove<Row<R>>(collection, {
    ...removal,
    list,
    ...(asks && { onConflict: offerArchive }),
  })
  const done = () => {
    setIsAdding(false)
    editParam.done()
  }
  return {
    ...editParam,
    name: collection.resource.name,
    done,
    isAdding,
    add: () => setIsAdding(true),
    formProps: (record) => ({
      record,
      onSaved: (row, action) => {
        done()
        list.refresh()
        onSaved?.(row, action)
      },
      onCancel: record || isAdding ? done : undefined,
    }),
    remove,
    ...(archiving && { archive: asks ? confirmArchive : archive }),
    restore,
  }
}
