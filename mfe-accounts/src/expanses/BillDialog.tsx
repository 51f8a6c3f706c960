import { http } from '@samity/shared-api/client'
import type { ActualExpense } from '@samity/shared-api/contract/accounts/budget'
import { Busy, Modal, Problem } from '@samity/shared-ui/core'
import { fill, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import styles from './bill.module.css'

const words = {
  title: { en: 'Bill of {number}', bn: '{number}-এর বিল' },
  open: { en: 'Open in a new tab', bn: 'নতুন ট্যাবে খুলুন' },
  download: { en: 'Download', bn: 'ডাউনলোড' },
}

export const billPlace = (id: number) => `actual_expanse/${id}/attachment/`

/** The file behind an address that only a session opens. */
function useBill(id: number, round: number) {
  const [address, setAddress] = useState<string>()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    const leaving = new AbortController()
    let made: string | undefined
    setError(undefined)
    http.get<Blob>(billPlace(id), { responseType: 'blob', signal: leaving.signal }).then(
      ({ data }) => {
        if (leaving.signal.aborted) return
        made = URL.createObjectURL(data)
        setAddress(made)
      },
      (failure: unknown) => {
        if (!leaving.signal.aborted) setError(failure)
      },
    )
    return () => {
      leaving.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [id, round])
  return { address, error }
}

/** The scan of a voucher's bill: a picture is shown, a PDF opens; both can be kept. */
export function BillDialog({ voucher, onClose }: { voucher: ActualExpense; onClose: () => void }) {
  const t = useWords(words)
  const [round, setRound] = useState(0)
  const { address, error } = useBill(voucher.id, round)
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
        <Problem error={error} retry={() => setRound((before) => before + 1)} />
      ) : !address ? (
        <Busy />
      ) : (
        <>
          <div className={styles.links}>
            <a href={address} target="_blank" rel="noreferrer">
              {t.open}
            </a>
            <a href={address} download={name}>
              {t.download}
            </a>
          </div>
          {type === 'application/pdf' ? (
            <span translate="no">{name}</span>
          ) : (
            <img className={styles.scan} src={address} alt={name} />
          )}
        </>
      )}
    </Modal>
  )
}
