import { Alert, Button, CopyOutlined } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './two-factor.module.css'

const words = {
  title: { en: 'Your recovery codes', bn: 'আপনার রিকভারি কোড' },
  explanation: {
    en: 'Store these codes in a safe place; they are shown only now. If you lose your phone, each code signs you in once.',
    bn: 'গুরুত্বপূর্ণ কাগজপত্রের সাথে এগুলো রাখুন। ফোন হারালে প্রতিটি দিয়ে একবার সাইন ইন করা যাবে। এগুলো শুধু এখনই দেখানো হচ্ছে।',
  },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  done: { en: 'I have kept them', bn: 'আমি এগুলো রেখে দিয়েছি' },
}

/**
 * Browsers offer the clipboard only on secure origins. Elsewhere the user selects and copies the codes by
 * hand.
 */
const canCopy = 'clipboard' in navigator

export function RecoveryCodeList({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useWords(words)
  const [isCopied, setIsCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    setIsCopied(true)
  }
  return (
    <div className={styles.form}>
      <Alert type="success" showIcon role="status" title={t.title} description={t.explanation} />
      <ul className={styles.codes} translate="no" aria-label={t.title}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <span className={styles.buttons}>
        {canCopy && (
          <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
            {isCopied ? t.copied : t.copy}
          </Button>
        )}
        <Button type="primary" onClick={onDone}>
          {t.done}
        </Button>
      </span>
    </div>
  )
}
