import type { Words } from '@samity/shared-api/contract'
import { Card, ErrorState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useSay } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import styles from './module-settings.module.css'

type Props<T> = {
  heading: Words
  /** The sentence above the rows */
  about: Words
  path: string
  module: string | undefined
  children: (row: T, refresh: () => void) => ReactNode
}

/** A card with what modules have of one kind. Nothing without any, as in most systems. */
export function ModuleListCard<T extends { module: string }>({
  heading,
  about,
  path,
  module,
  children,
}: Props<T>) {
  const { data, error, refresh } = useGet<T[]>(path)
  const say = useSay()
  const rows = data?.filter((row) => module === undefined || row.module === module) ?? []
  if (!error && rows.length === 0) return null
  return (
    <Card heading={heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : (
        <>
          <p className={styles.hint}>{say(about)}</p>
          <ul className={styles.seriesList}>{rows.map((row) => children(row, refresh))}</ul>
        </>
      )}
    </Card>
  )
}
