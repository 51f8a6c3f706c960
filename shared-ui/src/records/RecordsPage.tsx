import type { Resource, Row, Words } from '@samity/shared-api/contract'
import { useState, type ReactNode, type Ref } from 'react'
import { Card, Page } from '../core/Page.tsx'
import { useMayEdit } from '../core/role.ts'
import { ArchivedFilter } from '../data/ArchivedFilter.tsx'
import { ListTable } from '../data/ListTable.tsx'
import { MoreButton, RowButton } from '../data/RowButton.tsx'
import { EditCard, EditedForm } from '../forms/EditCard.tsx'
import { fillWords } from '../words/index.ts'
import { FormSheet, NewButton, newName } from './NewInSheet.tsx'
import styles from './RecordsPage.module.css'
import type { EditorFormProps, RecordEditor } from './use-record-editor.ts'

type TableProps<T extends { id: number }> = Omit<
  Parameters<typeof ListTable<T>>[0],
  'label' | 'actions' | 'filters'
>

type Props<R extends Resource> = TableProps<Row<R>> & {
  /** The title of the screen. Without it, the parts stand on the page of the caller. */
  heading?: Words
  /** Links and buttons beside the title */
  links?: ReactNode
  /** Stands between the title and the form, such as the year of the page */
  toolbar?: ReactNode
  /** The result of `useRecordEditor` */
  editor: RecordEditor<R>
  /** The person may change records: by default, everybody who may edit at all */
  mayEdit?: boolean
  /** The form of a new or a stored record: `(props) => <Form {...props} labels={labels}>…</Form>` */
  form: (props: EditorFormProps<R>) => ReactNode
  /** Above the list */
  listHeading: Words
  /** The accessible name of the table, unless it is the heading of the list */
  label?: Words
  /** Filters of the list before 'Archived', which a list with the filter `archived` has anyway */
  filters?: ReactNode
  /** Row actions for everybody, before those of editors */
  viewActions?: (row: Row<R>) => ReactNode
  /** Row actions of editors. `buttons` are Edit, Archive or Restore, and Delete; without it, they are all. */
  actions?: (row: Row<R>, buttons: ReactNode) => ReactNode
  /** The form above the list, or the list first: then New and Edit open the form in a sheet beside it */
  arrangement?: 'form above' | 'list first'
  /** Receives the element with the list and its heading, for a page that scrolls to it */
  listRef?: Ref<HTMLDivElement>
  /** Dialogs of the page */
  children?: ReactNode
}

const editName = { en: 'Edit {name}', bn: '{name} সম্পাদনা' }

/** The screen of one kind of record: title, form, and list with filters and row actions. */
export function RecordsPage<R extends Resource>({
  heading,
  links,
  toolbar,
  editor,
  mayEdit: mayEditRecords,
  form,
  listHeading,
  label = listHeading,
  filters,
  viewActions,
  actions,
  arrangement = 'form above',
  listRef,
  children,
  ...table
}: Props<R>) {
  const mayEditAll = useMayEdit()
  const mayEdit = mayEditRecords ?? mayEditAll
  const isListFirst = arrangement === 'list first'

  // the sheet closes before the URL follows: the next key is for the list
  const [savedId, setSavedId] = useState('')
  if (savedId && !editor.id) setSavedId('')
  function sheetProps(record: Row<R> | undefined): EditorFormProps<R> {
    const props = editor.formProps(record)
    return {
      ...props,
      onSaved(row, action) {
        setSavedId(editor.id)
        props.onSaved(row, action)
      },
    }
  }

  const rowActions = (row: Row<R>) => {
    const buttons = mayEdit && <EditorButtons editor={editor} row={row} isListFirst={isListFirst} />
    return (
      <>
        {viewActions?.(row)}
        {mayEdit && actions ? actions(row, buttons) : buttons}
      </>
    )
  }
  const addButton = mayEdit && isListFirst && (
    <NewButton name={editor.name} isOpen={editor.isAdding} onClick={editor.add} />
  )
  const listCard = (
    <Card heading={listHeading}>
      <ListTable
        {...table}
        label={label}
        filters={
          <>
            {filters}
            {'archived' in table.list.params && <ArchivedFilter list={table.list} />}
          </>
        }
        {...((mayEdit || viewActions) && { actions: rowActions })}
      />
    </Card>
  )
  const content = (
    <>
      {toolbar}
      {mayEdit &&
        (isListFirst ? (
          <FormSheet
            isOpen={(!!editor.id && editor.id !== savedId) || editor.isAdding}
            title={editor.id ? fillWords(editName, { name: editor.name }) : newName(editor.name)}
            onClose={editor.done}
          >
            {() => <EditedForm target={editor}>{(record) => form(sheetProps(record))}</EditedForm>}
          </FormSheet>
        ) : (
          <EditCard target={editor}>{(record) => form(editor.formProps(record))}</EditCard>
        ))}
      {listRef ? (
        <div ref={listRef} className={styles.list}>
          {listCard}
        </div>
      ) : (
        listCard
      )}
      {children}
    </>
  )
  if (!heading)
    return (
      <>
        {addButton && <div>{addButton}</div>}
        {content}
      </>
    )
  return (
    <Page
      heading={heading}
      actions={
        (addButton || links) && (
          <>
            {addButton}
            {links}
          </>
        )
      }
    >
      {content}
    </Page>
  )
}

type ButtonsProps<R extends Resource> = { editor: RecordEditor<R>; row: Row<R>; isListFirst: boolean }

function EditorButtons<R extends Resource>({
  editor: { edit, archive, restore, remove },
  row,
  isListFirst,
}: ButtonsProps<R>) {
  // the specified screens, with the form above the list, have each action in the row
  if (isListFirst)
    return (
      <>
        <RowButton action="edit" onClick={() => void edit(row)} />
        <MoreButton
          actions={{
            ...(archive &&
              (row.archived_at
                ? { restore: () => void restore(row) }
                : { archive: () => void archive(row) })),
            delete: () => void remove(row),
          }}
        />
      </>
    )
  return (
    <>
      <RowButton action="edit" onClick={() => void edit(row)} />
      {archive && row.archived_at && <RowButton action="restore" onClick={() => void restore(row)} />}
      {archive && !row.archived_at && <RowButton action="archive" onClick={() => void archive(row)} />}
      <RowButton action="delete" onClick={() => void remove(row)} />
    </>
  )
}
