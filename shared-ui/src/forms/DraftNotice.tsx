import { Alert, Button } from 'antd'
import { useWords } from '../words/index.ts'
import styles from './FormShell.module.css'

const words = {
  restored: { en: 'Your unfinished entry has been restored.', bn: 'আপনার অসমাপ্ত লেখা ফিরিয়ে আনা হয়েছে।' },
  discard: { en: 'Discard', bn: 'বাদ দিন' },
}

type Props = {
  /** Called by the Discard button */
  onDiscard: () => void
}

/** Says above the fields that they have the values of a draft, and offers to discard it. */
export function DraftNotice({ onDiscard }: Props) {
  const t = useWords(words)
  return (
    <Alert
      className={styles.alert}
      type="info"
      showIcon
      role="status"
      title={t.restored}
      action={<Button onClick={onDiscard}>{t.discard}</Button>}
    />
  )
}
