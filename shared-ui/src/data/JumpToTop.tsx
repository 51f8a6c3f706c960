import { UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { RefObject } from 'react'
import { useWords } from '../words/index.ts'
import styles from './DataTable.module.css'

const words = { top: { en: 'Jump to top', bn: 'উপরে যান' } }

/** A button below a long list of cards that scrolls to the top and focuses the first filter. */
export function JumpToTop({ to: target }: { to: RefObject<HTMLElement | null> }) {
  const t = useWords(words)
  function jump() {
    target.current?.scrollIntoView?.({ block: 'start' })
    target.current?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true })
  }
  return (
    <Button className={styles.jump} icon={<UpOutlined aria-hidden />} onClick={jump}>
      {t.top}
    </Button>
  )
}
