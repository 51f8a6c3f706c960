import { http } from '@samity/shared-api/client'
import type { ActualExpense } from '@samity/shared-api/contract/accounts/budget'
import { LoadingState, Modal, ErrorState } from '@samity/shared-ui/core'
import { fill, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import styles from './bill.module.css'

const words = {
  title: { en: 'Bill of {number}', bn: '{number}-এর বিল' },
  open: { en: 'Open in a new tab', bn: 'নতুন ট্যাবে খুলুন' },
  download: { en: 'Download', bn: 'ডাউনলোড' },
}

export const billPath = (id: number) => `actual_expanse/${id}/attachment/`

/** Loads the bill, which needs a session, and returns an object URL for it. */
function useBill(id: number, attempt: number) {
  const [url, setUrl] = useState<string>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const controller = new AbortController()
    let objectUrl: string | undefined
    setError(undefined)
    http.get<Blob>(billPath(id), { responseType: 'blob', signal: controller.signal }).then(
      ({ data }) => {
        if (controller.signal.aborted) return
        objectUrl = URL.createObjectURL(data)
        setUrl(objectUrl)
      },
      (failure: unknown) => {
        if (!controller.signal.aborted) setError(failure)
      },
    )
    return () => {
      controller.abort()
      if (objectUrl) URL.revokeObjectURL(objectUrl)
    }
  }, [id, attempt])
  return { url, error }
}

/** The bill of a voucher: a picture is shown, a PDF is named. Both can be opened in a new tab and downloaded. */
export function BillDialog({ voucher, onClose }: { voucher: ActualExpense; onClose: () => void }) {
  const t = useWords(words)
  const [attempt, setAttempt] = useState(0)
  const { url, error } = useBill(voucher.id, attempt)
  const { name = '', type } = voucher.attachment ?? {}
  return (
    <Modal
      open
      title={fill(t.title, { number: voucher.number })}
      footer={null}
      width={760}
      onCancel={onClose}
    >
      {error ? (
        <ErrorState error={error} retry={() => setAttempt((previous) => previous + 1)} />
      ) : !url ? (
        <LoadingState />
      ) : (
        <>
          <div className={styles.links}>
            <a href={url} target="_blank" rel="noreferrer">
              {t.open}
            </a>
            <a href={url} download={name}>
              {t.download}
            </a>
          </div>
          {type === 'application/pdf' ? (
            <span translate="no">{name}</span>
          ) : (
            <img className={styles.scan} src={url} alt={name} />
          )}
        </>
      )}
    </Modal>
  )
}
