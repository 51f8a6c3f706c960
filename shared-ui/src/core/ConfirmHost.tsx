import { Input } from 'antd'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { useSay } from '../words/index.ts'
import { askedAtom } from './confirm.ts'
import styles from './ConfirmHost.module.css'
import { Modal } from './Modal.tsx'

// not 'বাতিল', which is also what happens to a receipt
const cancel = { en: 'Cancel', bn: 'ফিরে যান' }
const required = { en: 'Required', bn: 'আবশ্যক' }

export function ConfirmHost() {
  const asked = useAtomValue(askedAtom)
  const say = useSay()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useId()
  useEffect(() => {
    setReason('')
    setMissing(false)
  }, [asked])

  function agree() {
    if (asked?.reason && !reason.trim()) {
      setMissing(true)
      document.getElementById(field)?.focus()
    } else asked?.answer({ reason: reason.trim() })
  }

  return (
    <Modal
      open={!!asked}
      title={<span className={styles.question}>{say(asked?.question)}</span>}
      okText={say(asked?.ok)}
      cancelText={say(asked?.cancel ?? cancel)}
      okButtonProps={{ danger: !!asked?.danger }}
      onOk={agree}
      onCancel={() => asked?.answer(undefined)}
      destroyOnHidden
      width={480}
      zIndex={2000}
    >
      {asked?.explain && <p>{say(asked.explain)}</p>}
      {asked?.reason && (
        <div className={styles.reason}>
          <label htmlFor={field}>{say(asked.reason)} *</label>
          <Input.TextArea
            id={field}
            name="reason"
            rows={2}
            value={reason}
            aria-required
            aria-invalid={missing}
            aria-describedby={missing ? `${field}-missing` : undefined}
            {...(missing && { status: 'error' as const })}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && agree()}
          />
          {missing && (
            <div id={`${field}-missing`} className={styles.missing} role="alert">
              {say(required)}
            </div>
          )}
        </div>
      )}
    </Modal>
  )
}
