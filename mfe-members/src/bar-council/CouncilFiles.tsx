import { http } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import { Alert, Button, Card, DownloadOutlined, useAction } from '@samity/shared-ui/core'
import { download } from '@samity/shared-ui/data'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { barCouncilPath } from '../members-api.ts'
import styles from '../members.module.css'

const words = {
  heading: { en: 'Files for the Bar Council', bn: 'বার কাউন্সিলের জন্য ফাইল' },
  members: { en: 'Members (XLSX)', bn: 'সদস্য (XLSX)' },
  photos: { en: 'Photos (ZIP)', bn: 'ছবি (ZIP)' },
  received: { en: 'Received {size} MB so far.', bn: 'এ পর্যন্ত {size} এমবি এসেছে।' },
  hint: {
    en: 'The files contain national IDs and phones of all members. Samity logs each download.',
    bn: 'ফাইলে সব সদস্যের জাতীয় পরিচয়পত্র ও ফোন নম্বর আছে। প্রতিটি ডাউনলোড নিরীক্ষা লগে লেখা থাকে।',
  },
}
const files = [
  { name: 'members', path: 'members.xlsx' },
  { name: 'photos', path: 'photos.zip' },
] as const
// thousands of photos take longer than any other request
const timeoutMs = 10 * 60_000

export function CouncilFiles() {
  const t = useWords(words)
  const { run, isBusy, busyWith, error } = useAction({ showsError: true })
  const [receivedBytes, setReceivedBytes] = useState(0)
  const show = useShow()
  function load(path: string) {
    setReceivedBytes(0)
    run(
      () =>
        http.get<Blob>(`${barCouncilPath}${path}`, {
          responseType: 'blob',
          timeout: timeoutMs,
          onDownloadProgress: ({ loaded }) => setReceivedBytes(loaded),
        }),
      { name: path, onDone: ({ data }) => download(data, `bar-council-${today()}-${path}`) },
    )
  }
  return (
    <Card heading={words.heading}>
      <div className={styles.toolbar}>
        {files.map(({ name, path }) => (
          <Button
            key={path}
            icon={<DownloadOutlined aria-hidden />}
            loading={busyWith === path}
            disabled={isBusy && busyWith !== path}
            onClick={() => load(path)}
          >
            {t[name]}
          </Button>
        ))}
      </div>
      {isBusy && receivedBytes > 0 && (
        <p>{fill(t.received, { size: show.digits((receivedBytes / 1_000_000).toFixed(1)) })}</p>
      )}
      <p className={styles.soft}>{t.hint}</p>
      {error && <Alert type="error" role="alert" showIcon title={error.message} />}
    </Card>
  )
}
