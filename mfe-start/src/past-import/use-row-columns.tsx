import type { Words } from '@samity/shared-api/contract'
import type { ImportRecord, ImportedRow } from '@samity/shared-api/contract/imports/import-record'
import { importKindOf } from '@samity/shared-api/contract/imports/import-kinds'
import { useRecordPath } from '@samity/shared-ui/core'
import type { Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import styles from './past-import.module.css'
import { recordLink } from './record-link.ts'

const words = {
  row: { en: 'Row', bn: 'সারি' },
  content: { en: 'Content', bn: 'বিষয়বস্তু' },
  result: { en: 'Result', bn: 'ফল' },
  made: { en: 'Made or changed', bn: 'যা লেখা বা বদলানো হয়েছে' },
  reason: { en: 'Why it was left out', bn: 'বাদ পড়ার কারণ' },
}
/** The verdicts of rows that are in the books: 'New' is said before an import. */
export const verdictOptions: { value: ImportedRow['verdict']; label: Words }[] = [
  { value: 'new', label: { en: 'Imported', bn: 'আমদানি করা' } },
  { value: 'duplicate', label: { en: 'Duplicate', bn: 'আগে থেকেই আছে' } },
  { value: 'error', label: { en: 'Error', bn: 'ভুল' } },
]

export type ListedRow = ImportedRow & { id: number }

/** Each column of the file is a column of its own for those who choose it. */
export function useRowColumns({ kind, columns, state }: ImportRecord): Column<ListedRow>[] {
  const say = useSay()
  const recordPath = useRecordPath()
  return useMemo(() => {
    const { fields } = importKindOf(kind)
    const labelOf = (name: string): Words => fields[name]?.label ?? { en: name, bn: name }
    // the database does not keep the order of the fields
    const order = (name: string) => columns.indexOf(name)
    const reasonsOf = ({ errors }: ImportedRow) =>
      Object.entries(errors)
        .toSorted(([one], [other]) => order(one) - order(other))
        .map(([name, sentences]) => `${say(labelOf(name))}: ${sentences.map(say).join('; ')}`)
    const isUndone = state === 'undone'
    return [
      { name: 'row', label: words.row, kind: 'int', sort: null, value: ({ row }) => row },
      {
        name: 'content',
        label: words.content,
        sort: null,
        value: ({ cells }) => cells.filter(Boolean).join(', '),
        show: ({ cells }) => <span translate="no">{cells.filter(Boolean).join(', ')}</span>,
      },
      {
        name: 'verdict',
        label: words.result,
        sort: null,
        value: ({ verdict }) => say(verdictOptions.find(({ value }) => value === verdict)?.label),
        show: ({ verdict }) => (
          <span className={styles[verdict]}>
            {say(verdictOptions.find(({ value }) => value === verdict)?.label)}
          </span>
        ),
      },
      {
        name: 'made',
        label: words.made,
        sort: null,
        value: ({ records }) => records.map(({ label }) => label).join('; '),
        show: ({ records }) =>
          // on a phone a cell without content has no label
          records.length > 0 && (
            <ul className={styles.items} translate="no">
              {records.map((record) => {
                const to = recordLink(record, { isUndone, recordPath })
                return (
                  <li key={`${record.path} ${record.id}`}>
                    {to ? (
                      <Link className={styles.link} to={to}>
                        {record.label}
                      </Link>
                    ) : (
                      record.label
                    )}
                  </li>
                )
              })}
            </ul>
          ),
      },
      {
        name: 'reason',
        label: words.reason,
        sort: null,
        value: (row) => reasonsOf(row).join('; '),
        show: (row) =>
          reasonsOf(row).length > 0 && (
            <ul className={styles.items}>
              {reasonsOf(row).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ),
      },
      ...columns.map((name, index): Column<ListedRow> => ({
        name: `cell-${name}`,
        label: labelOf(name),
        sort: null,
        hidden: true,
        value: ({ cells }) => cells[index],
      })),
    ]
  }, [kind, columns, state, say, recordPath])
}
