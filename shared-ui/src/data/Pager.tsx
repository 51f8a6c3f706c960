import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { fill, useShow, useWords } from '../words/index.ts'
import styles from './DataTable.module.css'

const words = {
  pages: { en: 'Pages', bn: 'পাতা' },
  previous: { en: 'Previous page', bn: 'আগের পাতা' },
  next: { en: 'Next page', bn: 'পরের পাতা' },
  shown: { en: '{first}–{last} of {total}', bn: '{total}টির মধ্যে {first}–{last}' },
}

type Props = { page: number; size: number; total: number; onPage: (page: number) => void }

/** Which rows of how many, and the way to the others. Pages count from 1. */
export function Pager({ page, size, total, onPage }: Props) {
  const t = useWords(words)
  const show = useShow()
  if (total <= size && page === 1) return null
  const first = (page - 1) * size + 1
  const last = Math.min(page * size, total)
  return (
    <nav className={styles.pager} aria-label={t.pages}>
      <span aria-live="polite">
        {fill(t.shown, { first: show.number(first), last: show.number(last), total: show.number(total) })}
      </span>
      <Button aria-label={t.previous} icon={<LeftOutlined aria-hidden />} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <Button aria-label={t.next} icon={<RightOutlined aria-hidden />} disabled={last >= total} onClick={() => onPage(page + 1)} />
    </nav>
  )
}
