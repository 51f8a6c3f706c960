import type { Resource, Row, Words } from '@samity/shared-api/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../core/Page.tsx'
import { LoadingState, ErrorState } from '../core/states.tsx'
import type { EditParam } from '../data/use-edit-param.ts'
import styles from './EditCard.module.css'

type Props<R extends Resource> = {
  target: EditParam<R>
  heading?: Words
  /** The form: with the record that is being corrected, without one for a new record */
  children: (record: Row<R> | undefined) => ReactNode
}

/** The sheet with the form of a page that holds the list too; choosing a row to correct brings it into view. */
export function EditCard<R extends Resource>({ target, heading, children }: Props<R>) {
  const container = useRef<HTMLDivElement>(null)
  const { id, record, error, retry } = target
  const hasRecord = !!record
  useEffect(() => {
    // without a heading of its own the form stands under that of the page
    const scrollTarget = heading ? container.current : container.current?.closest('section')
    // jsdom has no layout to scroll
    if (id && hasRecord) scrollTarget?.scrollIntoView?.({ block: 'start' })
    // oxlint-disable-next-line exhaustive-deps -- the heading says nothing new of the same record
  }, [id, hasRecord])
  return (
    <div ref={container} className={styles.sheet}>
      <Card {...(heading && { heading })}>
        {error ? (
          <ErrorState error={error} retry={retry} />
        ) : id && !record ? (
          <LoadingState />
        ) : (
          children(record)
        )}
      </Card>
    </div>
  )
}
