import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { Words } from '@samity/shared-api/contract'
import { Button } from 'antd'
import { useSay, useWords } from '../words/index.ts'
import styles from './DataTable.module.css'
import { useRowRange } from './use-row-range.ts'

/** In the place of rows or of their number while the server searches */
export const searching: Words = { en: 'Searching…', bn: 'খোঁজা হচ্ছে…' }

const words = {
  pages: { en: 'Pages', bn: 'পাতা' },
  previous: { en: 'Previous page', bn: 'আগের পাতা' },
  next: { en: 'Next page', bn: 'পরের পাতা' },
}

type Props = {
  page: number
  size: number
  total: number
  isCounting?: boolean | undefined
  onPage: (page: number) => void
}

/**
 * Shows which of all rows are visible, and buttons for the previous and the next page. Pages count from 1.
 */
export function Pager({ page, size, total, isCounting = false, onPage }: Props) {
  const t = useWords(words)
  const say = useSay()
  const rowRange = useRowRange(page, size, total)
  if (total <= size && page === 1) return null
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <span aria-live="polite">{isCounting ? say(searching) : rowRange}</span>
      <Button
        aria-label={t.previous}
        icon={<LeftOutlined aria-hidden />}
        disabled={isCounting || page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <Button
        aria-label={t.next}
        icon={<RightOutlined aria-hidden />}
        disabled={isCounting || page * size >= total}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
