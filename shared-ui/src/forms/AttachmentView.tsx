import { http } from '@samity/shared-api/client'
import { useEffect, useState } from 'react'
import { ErrorState, LoadingState } from '../core/states.tsx'
import { useQuery } from '../query/index.ts'
import { useWords } from '../words/index.ts'
import styles from './AttachmentView.module.css'

const words = {
  open: { en: 'Open in a new tab', bn: 'নতুন ট্যাবে খুলুন' },
  download: { en: 'Download', bn: 'ডাউনলোড' },
}

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

export type AttachmentViewProps = {
  /** The path of the content in the API: `transfers/12/attachment/` */
  path: string
  /** The name of the file: its text, and the name when it is downloaded */
  name: string
  /** The media type of the content */
  type: string
}

/** The content of `AttachmentDialog`, which loads when the first one opens. */
export function AttachmentView({ path, name, type }: AttachmentViewProps) {
  const t = useWords(words)
  const { data, error, refresh } = useQuery<Blob>(
    [path],
    async (signal) => (await http.get<Blob>(path, { responseType: 'blob', signal })).data,
    { snapshot: true },
  )
  const url = useObjectUrl(data)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!url) return <LoadingState />
  return (
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
        <img className={styles.picture} src={url} alt={name} />
      )}
    </>
  )
}
