import { toRequestError } from '@samity/shared-api/client'
import type { Resource, Row, Words } from '@samity/shared-api/contract'
import { Alert, Button } from 'antd'
import { useEffect, useRef, type ReactNode } from 'react'
import { Card } from '../core/Page.tsx'
import { LoadingState, ErrorState } from '../core/states.tsx'
import type { EditParam } from '../data/use-edit-param.ts'
import { useWords } from '../words/index.ts'
import styles from './EditCard.module.css'

const words = { list: { en: 'Go to List', bn: 'তালিকায় যান' } }

type Props<R extends Resource> = {
  /** The result of `useEditParam` */
  target: EditParam<R>
  /** The heading of the card, when the page has several */
  heading?: Words
  /** The form for the record to edit; undefined for a new record */
  children: (record: Row<R> | undefined) => ReactNode
}

/**
 * The card with the form of a page that also has the list. It scrolls into view when a row is chosen for
 * editing.
 */
export function EditCard<R extends Resource>({ target, heading, children }: Props<R>) {
  const container = useRef<HTMLDivElement>(null)
  const { id, record } = target
  const hasRecord = !!record
  useEffect(() => {
    // without its own heading the form belongs to the heading of the page
    const scrollTarget = heading ? container.current : container.current?.closest('section')
    // jsdom has no scrollIntoView
    if (id && hasRecord) scrollTarget?.scrollIntoView?.({ block: 'start' })
    // oxlint-disable-next-line exhaustive-deps -- a new heading of the same record does not scroll
  }, [id, hasRecord])
  return (
    <div ref={container} className={styles.card}>
      <Card {...(heading && { heading })}>
        <EditedForm target={target}>{children}</EditedForm>
      </Card>
    </div>
  )
}

/**
 * The form of the record; before the record has loaded, its loading or error state. One that
 * does not exist is not read again: its only way on is the list.
 */
export function EditedForm<R extends Resource>({
  target: { id, record, error, retry, done },
  children,
}: Omit<Props<R>, 'heading'>) {
  const t = useWords(words)
  const reason = error ? toRequestError(error) : undefined
  if (reason?.status === 404)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={reason.message}
        action={<Button onClick={done}>{t.list}</Button>}
      />
    )
  if (error) return <ErrorState error={error} retry={retry} />
  return id && !record ? <LoadingState /> : children(record)
}
