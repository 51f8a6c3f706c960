import { DownloadOutlined } from '@ant-design/icons'
import { toRequestError } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import { Button, Checkbox, Popover } from 'antd'
import { useState, type ReactNode } from 'react'
import { useToast } from '../core/toast.ts'
import { useLanguage, useSay, useWords } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { download, toCsv, toXlsx } from './export.ts'
import { popupContainerOf, MenuButton } from './MenuButton.tsx'
import { PrintButton, type PrintPages, type PrintTarget } from './PrintButton.tsx'

const words = {
  columns: { en: 'Columns', bn: 'কলাম' },
  export: { en: 'Export', bn: 'এক্সপোর্ট' },
}

type Props<T> = {
  /** The exported file's name without extension */
  file: string
  columns: readonly Column<T>[]
  isVisible: (name: string) => boolean
  onToggle: (name: string, isVisible: boolean) => void
  /** Loads all rows to export, not only those on the page */
  getRows: () => T[] | Promise<T[]>
  print: PrintTarget
  pages: PrintPages
  children?: ReactNode
}

/** The tools above a table: filters, columns, print and export. */
export function TableTools<T>({
  file,
  columns,
  isVisible,
  onToggle,
  getRows,
  print,
  pages,
  children,
}: Props<T>) {
  const t = useWords(words)
  const say = useSay()
  const language = useLanguage()
  const toast = useToast()
  const [isExporting, setIsExporting] = useState(false)

  async function exportRows(format: 'csv' | 'xlsx') {
    setIsExporting(true)
    try {
      const rows = await getRows()
      const visibleColumns = columns.filter(({ name }) => isVisible(name))
      const content =
        format === 'csv'
          ? new Blob([toCsv(visibleColumns, rows, language)], { type: 'text/csv;charset=utf-8' })
          : await toXlsx(visibleColumns, rows, language)
      download(content, `${file}-${today()}.${format}`)
    } catch (error) {
      toast.error(toRequestError(error).message)
    } finally {
      setIsExporting(false)
    }
  }

  return (
    <div className={styles.tools} data-table-tools>
      <div className={styles.filters}>{children}</div>
      <div className={styles.buttons}>
        <Popover
          trigger="click"
          placement="bottomRight"
          getPopupContainer={popupContainerOf}
          content={
            <div className={styles.columnMenu}>
              {columns.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  checked={isVisible(name)}
                  onChange={(event) => onToggle(name, event.target.checked)}
                >
                  {say(label)}
                </Checkbox>
              ))}
            </div>
          }
        >
          <Button>{t.columns}</Button>
        </Popover>
        <PrintButton print={print} pages={pages} />
        <MenuButton
          icon={<DownloadOutlined aria-hidden />}
          isLoading={isExporting}
          items={[
            { key: 'csv', label: <span translate="no">CSV</span> },
            { key: 'xlsx', label: <span translate="no">XLSX</span> },
          ]}
          onSelect={(key) => void exportRows(key === 'csv' ? 'csv' : 'xlsx')}
        >
          {t.export}
        </MenuButton>
      </div>
    </div>
  )
}
