import { http } from '@samity/shared-api/client'
import type { ActualExpense } from '@samity/shared-api/contract/accounts/budget'
import { LoadingState, Modal, ErrorState } from '@samity/shared-ui/core'
import { useQuery } from '@samity/shared-ui/query'
import { fill, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import styles from './bill.module.css'

const words = {
  title: { en: 'Bill of {number}', bn: '{number}-এর বিল' },
  open: { en: 'Open in a new tab', bn: 'নতুন ট্যাবে খুলুন' },
  download: { en: 'Download', bn: 'ডাউনলোড' },
}

export const billPath = (id: number) => `actual_expanse/${id}/attachment/`

/** Returns an object URL for the content while the dialog is open. */
function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const objectUrl = URL.createObjectURL(blob)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [blob])
  return url
}

/** The bill of a voucher: a picture is shown, a PDF is named. Both can be opened in a new tab and downloaded. */
export function BillDialog({ voucher, onClose }: { voucher: ActualExpense; onClose: () => void }) {
  const t = useWords(words)
  const path = billPath(voucher.id)
  const {
    data: bill,
    error,
    refresh,
  } = useQuery<Blob>(
    [path],
    async (signal) => (await http.get<Blob>(path, { responseType: 'blob', signal })).data,
    { snapshot: true },
  )
  const url = useObjectUrl(bill)
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
        <ErrorState error={error} retry={refresh} />
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
