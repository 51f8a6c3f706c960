import type { Words } from '@samity/shared-api/contract'
import { Alert, Button, CopyOutlined, Input, Modal, useToast, useUnsaved } from '@samity/shared-ui/core'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './components.module.css'

const words = {
  warning: {
    en: 'It is shown only now. Samity stores no copy that anyone can read. Whoever has it can use it: enter it where the program keeps its secrets, not in a message.',
    bn: 'এটি শুধু এখনই দেখানো হচ্ছে। পড়া যায় এমন কোনো কপি সমিতি রাখে না। যার কাছে এটি থাকে সে-ই ব্যবহার করতে পারে: প্রোগ্রামের গোপন তথ্যের জায়গায় লিখুন, কোনো বার্তায় নয়।',
  },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
  uncopied: {
    en: 'The browser did not allow copying. Select the text and copy it by hand.',
    bn: 'ব্রাউজার কপি করতে দেয়নি। লেখাটি নির্বাচন করে হাতে কপি করুন।',
  },
  stored: { en: 'I have stored it', bn: 'আমি এটি রেখে দিয়েছি' },
}

type Props = {
  title: string
  label: Words
  secret: string
  /** Called when the person says that it is stored */
  onStored: () => void
}

/**
 * Shows a token or secret once. Only a click on 'I have stored it' closes the dialog, and leaving the page
 * asks first.
 */
export function SecretDialog({ title, label, secret, onStored }: Props) {
  const t = useWords(words)
  const say = useSay()
  const toast = useToast()
  const id = useId()
  const [isCopied, setIsCopied] = useState(false)
  // browsers offer it only on secure origins; elsewhere people select and copy the text by hand
  const canCopy = 'clipboard' in navigator
  useUnsaved(true)
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret)
      setIsCopied(true)
    } catch {
      toast.error(words.uncopied)
    }
  }
  return (
    <Modal
      open
      title={title}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      width={640}
      footer={
        <Button type="primary" onClick={onStored}>
          {t.stored}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Alert type="warning" showIcon title={t.warning} />
        <div className={styles.field}>
          <label htmlFor={id}>{say(label)}</label>
          <div className={styles.secret}>
            <Input
              id={id}
              readOnly
              translate="no"
              value={secret}
              className={styles.code}
              onFocus={(event) => event.target.select()}
            />
            {canCopy && (
              <Button data-first icon={<CopyOutlined aria-hidden />} onClick={() => void copy()}>
                {t.copy}
              </Button>
            )}
          </div>
          <span role="status">{isCopied && t.copied}</span>
        </div>
      </div>
    </Modal>
  )
}
