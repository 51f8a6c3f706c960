import type { Words } from '@samity/shared-api/contract'
import { pictureTypes } from '@samity/shared-api/contract/picture'
import { Button } from 'antd'
import { useState } from 'react'
import { useWords } from '../words/index.ts'
import styles from './AttachmentInput.module.css'
import { FileButton } from './FileButton.tsx'

/** A new file, null to remove the stored one, undefined to leave it. */
export type AttachmentValue = File | null | undefined

type Props = {
  /** A new file, null to remove the stored one, undefined to leave it */
  value: AttachmentValue
  /** Called with the new value */
  onChange: (attachment: AttachmentValue) => void
  /** The name of the stored file */
  storedName: string | undefined
  /** The label of the field and the texts of its buttons */
  words: Record<'label' | 'choose' | 'clear', Words>
}

/** The choice in the form of one record. It ends when the form closes or opens for another record. */
export function useAttachmentChoice(recordId: string) {
  const [choice, setChoice] = useState<{ recordId: string; attachment: AttachmentValue }>()
  return [
    choice?.recordId === recordId ? choice.attachment : undefined,
    (attachment: AttachmentValue) => setChoice({ recordId, attachment }),
  ] as const
}

/** The picture or PDF of a record, sent as `attachment`. */
export function AttachmentInput({ value, onChange, storedName, words }: Props) {
  const t = useWords(words)
  const name = value instanceof File ? value.name : value === undefined ? storedName : undefined
  return (
    <div className={styles.attachment}>
      <label htmlFor="attachment">{t.label}</label>
      <div className={styles.row}>
        <FileButton
          id="attachment"
          name="attachment"
          accept={`application/pdf,${pictureTypes}`}
          onFiles={([file]) => onChange(file)}
        >
          {t.choose}
        </FileButton>
        {name && (
          <>
            <span translate="no">{name}</span>
            <Button size="small" onClick={() => onChange(storedName ? null : undefined)}>
              {t.clear}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
