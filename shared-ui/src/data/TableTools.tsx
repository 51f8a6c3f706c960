import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useWords } from '../words/index.ts'
import styles from './DataTable.module.css'

const words = { filters: { en: 'Filters', bn: 'ফিল্টার' } }

type Props = {
  filters?: ReactNode
  children: ReactNode
}

/**
 * The line above a table with its filters and tools. It is not printed. A phone shows the first filter, and
 * the others after a click.
 */
export function TableTools({ filters, children }: Props) {
  const t = useWords(words)
  const [isOpen, setIsOpen] = useState(false)
  // jsdom has no matchMedia
  const [isPhone] = useState(() => window.matchMedia?.('(width < 640px)').matches)
  return (
    <div className={styles.tools} data-table-tools>
      <div className={styles.filters}>
        {filters}
        {isPhone && (
          <Button className={styles.opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t.filters}
          </Button>
        )}
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}
