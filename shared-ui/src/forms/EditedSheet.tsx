import type { Resource, Row, Words } from '@samity/shared-api/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { Sheet } from '../core/Page.tsx'
import { Busy, Problem } from '../core/states.tsx'
import type { Edited } from '../data/use-edited.ts'
import styles from './EditedSheet.module.css'

type Props<R extends Resource> = {
  edited: Edited<R>
  heading?: Words
  /** The form: with the record that is being corrected, without one for a new record */
  children: (record: Row<R> | undefined) => ReactNode
}

/** The sheet with the form of a page that holds the list too; choosing a row to correct brings it into view. */
export function EditedSheet<R extends Resource>({ edited, heading, children }: Props<R>) {
  const box = useRef<HTMLDivElement>(null)
  const { id, record, error, retry } = edited
  const hasRecord = !!record
  useEffect(() => {
    // without a heading of its own the form stands under that of the page
    const top = heading ? box.current : box.current?.closest('section')
    // jsdom has no layout to scroll
    if (id && hasRecord) top?.scrollIntoView?.({ block: 'start' })
    // oxlint-disable-next-line exhaustive-deps -- the heading says nothing new of the same record
  }, [id, hasRecord])
  return (
    <div ref={box} className={styles.sheet}>
      <Sheet {...(heading && { heading })}>
        {error ? <Problem error={error} retry={retry} /> : id && !record ? <Busy /> : children(record)}
      </Sheet>
    </div>
  )
}
