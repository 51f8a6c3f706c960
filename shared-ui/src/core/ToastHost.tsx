import { CheckCircleFilled, CloseCircleFilled, CloseOutlined, WarningFilled } from '@ant-design/icons'
import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { useSay } from '../words/index.ts'
import { toastsAtom, type Toast } from './toast.ts'
import styles from './ToastHost.module.css'

const durationMs = { success: 6_000, warning: 10_000, error: 10_000 }
const icons = { success: CheckCircleFilled, warning: WarningFilled, error: CloseCircleFilled }
const close = { en: 'Close message', bn: 'বার্তা বন্ধ করুন' }

export function ToastHost() {
  const [toasts, setToasts] = useAtom(toastsAtom)
  const remove = (id: number) => setToasts((current) => current.filter((toast) => toast.id !== id))
  return (
    <div className={styles.toasts}>
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} onClose={() => remove(toast.id)} />
      ))}
    </div>
  )
}

function Message({ toast: { id, kind, text }, onClose }: { toast: Toast; onClose: () => void }) {
  const say = useSay()
  const [isPaused, setIsPaused] = useState(false)
  const Icon = icons[kind]
  useEffect(() => {
    if (isPaused) return undefined
    const timer = setTimeout(onClose, durationMs[kind])
    return () => clearTimeout(timer)
    // oxlint-disable-next-line exhaustive-deps -- a new onClose must not restart the timer
  }, [isPaused, id, kind])

  return (
    <div
      className={`${styles.toast} ${styles[kind]}`}
      role={kind === 'success' ? 'status' : 'alert'}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
    >
      <Icon aria-hidden />
      <span className={styles.text}>{typeof text === 'string' ? text : say(text)}</span>
      <button type="button" className={styles.close} aria-label={say(close)} onClick={onClose}>
        <CloseOutlined aria-hidden />
      </button>
    </div>
  )
}
