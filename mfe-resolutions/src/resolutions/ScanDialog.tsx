import { http } from '@samity/shared-api/client'
import type { Resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { ErrorState, LoadingState, Modal } from '@samity/shared-ui/core'
import { useQuery } from '@samity/shared-ui/query'
import { fill, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import styles from '../components/page.module.css'
import { scanPath } from './scan-path.ts'

const words = {
  title: { en: 'Resolution {number}', bn: 'সিদ্ধান্ত {number}' },
  open: { en: 'Open in a new tab', bn: 'নতুন ট্যাবে খুলুন' },
  download: { en: 'Download', bn: 'ডাউনলোড' },
}

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

/** The scan of a resolution: a picture is shown, a PDF is named. Both can be opened in a new tab and downloaded. */
export function ScanDialog({ resolution, onClose }: { resolution: Resolution; onClose: () => void }) {
  const t = useWords(words)
  const path = scanPath(resolution.id)
  const {
    data: scan,
    error,
    refresh,
  } = useQuery<Blob>(
    [path],
    async (signal) => (await http.get<Blob>(path, { responseType: 'blob', signal })).data,
    { snapshot: true },
  )
  const url = useObjectUrl(scan)
  const { name = '', type } = resolution.scan ?? {}
  return (
    <Modal
      open
      title={fill(t.title, { number: resolution.number })}
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
