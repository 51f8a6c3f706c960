import { Button, Checkbox, Popover } from 'antd'
import { useSay, useWords } from '../words/index.ts'
import type { Column } from './columns.ts'
import styles from './DataTable.module.css'
import { popupContainerOf } from './MenuButton.tsx'

const words = { columns: { en: 'Columns', bn: 'কলাম' } }

type Props<T> = {
  columns: readonly Column<T>[]
  isVisible: (name: string) => boolean
  onToggle: (name: string, isVisible: boolean) => void
}

export function ColumnMenu<T>({ columns, isVisible, onToggle }: Props<T>) {
  const t = useWords(words)
  const say = useSay()
  return (
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
  )
}
