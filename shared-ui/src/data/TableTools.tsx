import { DownloadOutlined } from '@ant-design/icons'
import { toRefusal } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import { Button, Checkbox, Popover } from 'antd'
import { useState, type ReactNode } from 'react'
import { useToast } from '../core/toast.ts'
import { useLanguage, useSay, useWords } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { download, toCsv, toXlsx } from './export.ts'
import { beside, MenuButton } from './MenuButton.tsx'
import { PrintButton, type Part, type Print } from './PrintButton.tsx'

const words = {
  columns: { en: 'Columns', bn: 'কলাম' },
  export: { en: 'Export', bn: 'এক্সপোর্ট' },
}

type Props<T> = {
  /** The exported file's name without ending */
  file: string
  columns: readonly Column<T>[]
  isShown: (name: string) => boolean
  onShow: (name: string, shown: boolean) => void
  /** Everything that is to be exported, also what is not on the page */
  all: () => T[] | Promise<T[]>
  print: Print
  part: Part
  children?: ReactNode
}

/** What can be done with a table as a whole. */
export function TableTools<T>({ file, columns, isShown, onShow, all, print, part, children }: Props<T>) {
  const t = useWords(words)
  const say = useSay()
  const language = useLanguage()
  const toast = useToast()
  const [exporting, setExporting] = useState(false)

  async function take(shape: 'csv' | 'xlsx') {
    setExporting(true)
    try {
      const rows = await all()
      const shown = columns.filter(({ name }) => isShown(name))
      const content =
        shape === 'csv'
          ? new Blob([toCsv(shown, rows, language)], { type: 'text/csv;charset=utf-8' })
          : await toXlsx(shown, rows, language)
      download(content, `${file}-${today()}.${shape}`)
    } catch (error) {
      toast.failed(toRefusal(error).message)
    } finally {
      setExporting(false)
    }
  }

  return (
    <div className={styles.tools} data-table-tools>
      <div className={styles.filters}>{children}</div>
      <div className={styles.buttons}>
        <Popover
          trigger="click"
          placement="bottomRight"
          getPopupContainer={beside}
          content={
            <div className={styles.choice}>
              {columns.map(({ name, label }) => (
                <Checkbox
                  key={name}
                  checked={isShown(name)}
                  onChange={(event) => onShow(name, event.target.checked)}
                >
                  {say(label)}
                </Checkbox>
              ))}
            </div>
          }
        >
          <Button>{t.columns}</Button>
        </Popover>
        <PrintButton print={print} part={part} />
        <MenuButton
          icon={<DownloadOutlined aria-hidden />}
          busy={exporting}
          items={[
            { key: 'csv', label: <span translate="no">CSV</span> },
            { key: 'xlsx', label: <span translate="no">XLSX</span> },
          ]}
          onChoose={(key) => void take(key === 'csv' ? 'csv' : 'xlsx')}
        >
          {t.export}
        </MenuButton>
      </div>
    </div>
  )
}
