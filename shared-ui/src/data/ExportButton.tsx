import { DownloadOutlined } from '@ant-design/icons'
import { today } from '@samity/shared-api/contract'
import { useAction } from '../core/use-action.ts'
import { useAssociation, useLanguage, useWords } from '../words/index.ts'
import type { Column } from './columns.ts'
import { download, toCsv, toXlsx } from './export.ts'
import { MenuButton } from './MenuButton.tsx'

const words = { export: { en: 'Export', bn: 'এক্সপোর্ট' } }
const formats = [
  { key: 'csv', label: <span translate="no">CSV</span> },
  { key: 'xlsx', label: <span translate="no">XLSX</span> },
]

type Props<T> = {
  /** The file's name without day and extension */
  file: string
  columns: readonly Column<T>[]
  /** Loads all rows to export, not only those on the page */
  getRows: () => T[] | Promise<T[]>
}

/** A button that exports rows as CSV or XLSX. A toast shows why an export failed. */
export function ExportButton<T>({ file, columns, getRows }: Props<T>) {
  const t = useWords(words)
  const language = useLanguage()
  const { spelling } = useAssociation()
  const { run, isBusy } = useAction()

  async function exportRows(format: string) {
    const rows = await getRows()
    const written =
      spelling === 'corrected'
        ? (await import(/* webpackChunkName: "form-parts" */ './correct-columns.ts')).correctColumns(columns)
        : columns
    const content =
      format === 'csv'
        ? new Blob([toCsv(written, rows, language)], { type: 'text/csv;charset=utf-8' })
        : await toXlsx(written, rows, language)
    download(content, `${file}-${today()}.${format}`)
  }

  return (
    <MenuButton
      icon={<DownloadOutlined aria-hidden />}
      isLoading={isBusy}
      items={formats}
      onSelect={(key) => run(() => exportRows(key))}
    >
      {t.export}
    </MenuButton>
  )
}
