import { Input } from 'antd'
import { useAtomValue } from 'jotai'
import { useEffect, useId, useState } from 'react'
import { useSay } from '../words/index.ts'
import { confirmRequestAtom } from './confirm.ts'
import styles from './ConfirmHost.module.css'
import { Modal } from './Modal.tsx'

const cancel = { en: 'Cancel', bn: 'বাতিল' }
const required = { en: 'Required', bn: 'আবশ্যক' }

export function ConfirmHost() {
  const request = useAtomValue(confirmRequestAtom)
  const say = useSay()
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const inputId = useId()
  useEffect(() => {
    setReason('')
    setIsMissing(false)
  }, [request])

  function handleOk() {
    if (request?.reason && !reason.trim()) {
      setIsMissing(true)
      document.getElementById(inputId)?.focus()
    } else request?.respond({ reason: reason.trim() })
  }

  return (
    <Modal
      open={!!request}
      title={<span className={styles.question}>{say(request?.question)}</span>}
      okText={say(request?.ok)}
      cancelText={say(request?.cancel ?? cancel)}
      okButtonProps={{ danger: !!request?.danger }}
      // a held or a second Enter must not answer for the person
      cancelButtonProps={request?.reason ? {} : { 'data-first': '' }}
      onOk={handleOk}
      onCancel={() => request?.respond(undefined)}
      destroyOnHidden
      width={480}
      zIndex={2000}
    >
      {request?.explain && <p>{say(request.explain)}</p>}
      {request?.reason && (
        <div className={styles.reason}>
          <label htmlFor={inputId}>{say(request.reason)} *</label>
          <Input.TextArea
            id={inputId}
            name="reason"
            rows={2}
            value={reason}
            aria-required
            aria-invalid={isMissing}
            aria-describedby={isMissing ? `${inputId}-missing` : undefined}
            {...(isMissing && { status: 'error' as const })}
            onChange={(event) => setReason(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && handleOk()}
          />
          {isMissing && (
            <div id={`${inputId}-missing`} className={styles.error} role="alert">
              {say(required)}
            </div>
          )}
        </div>
      )}
    </Modal>
  )
}
