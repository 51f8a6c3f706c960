import type { Words } from '@samity/shared-api/contract'
import { correctSpelling } from '@samity/shared-api/contract/site/spelling'
import type { Column } from './columns.ts'

const correctWords = ({ en, bn }: Words): Words => ({ en: correctSpelling(en), bn })

/** The columns of an exported file with corrected headings and choices. Typed texts stay as they are. */
export const correctColumns = <T>(columns: readonly Column<T>[]): Column<T>[] =>
  columns.map((column) => ({
    ...column,
    label: correctWords(column.label),
    ...(column.choices && {
      choices: column.choices.map((choice) => ({ ...choice, label: correctWords(choice.label) })),
    }),
  }))
