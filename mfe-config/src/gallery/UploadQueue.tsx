import { Button, CloseOutlined } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'
import styles from './gallery.module.css'
import { fileErrorOf, type Upload } from './upload.ts'

const words = {
  list: { en: 'Chosen pictures', bn: 'বাছাই করা ছবি' },
  remove: { en: 'Remove {name}', bn: '{name} বাদ দিন' },
  megabytes: { en: '{size} MB', bn: '{size} এমবি' },
  kilobytes: { en: '{size} KB', bn: '{size} কেবি' },
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte

type Props = { uploads: readonly Upload[]; isSending: boolean; onRemove: (key: string) => void }

export function UploadQueue({ uploads, isSending, onRemove }: Props) {
  const t = useWords(words)
  const show = useShow()
  const say = useSay()
  const sizeOf = (bytes: number) =>
    bytes < megabyte
      ? fill(t.kilobytes, { size: show.digits(Math.ceil(bytes / kilobyte)) })
      : fill(t.megabytes, { size: show.digits((bytes / megabyte).toFixed(1)) })
  if (uploads.length === 0) return null
  return (
    <ul className={styles.queue} aria-label={t.list}>
      {uploads.map(({ key, file, progress, errorText = say(fileErrorOf(file)) }) => (
        <li key={key}>
          <Preview file={file} />
          <div className={styles.info}>
            <span translate="no">{file.name}</span>
            <small>{sizeOf(file.size)}</small>
            {progress !== undefined && !errorText && (
              <progress max={100} value={progress} aria-label={file.name} />
            )}
            {errorText && (
              <span role="alert" className={styles.error}>
                {errorText}
              </span>
            )}
          </div>
          <Button
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={fill(t.remove, { name: file.name })}
            disabled={isSending}
            onClick={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  )
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>()
  const [isReadable, setIsReadable] = useState(true)
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])
  if (!url || !isReadable) return <span className={styles.thumbnail} />
  return (
    <img
      className={styles.thumbnail}
      src={url}
      alt=""
      width={96}
      height={64}
      onError={() => setIsReadable(false)}
    />
  )
}
