import { toRefusal } from '@samity/shared-api/client'
import { galleryItem, galleryTypes } from '@samity/shared-api/contract/config/gallery'
import { Button, Input, useToast, useUnsaved } from '@samity/shared-ui/core'
import { Choice } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useState, type FormEvent } from 'react'
import { DropArea } from './DropArea.tsx'
import styles from './media.module.css'
import { faultOf, newUpload, send, type Upload } from './upload.ts'
import { Waiting } from './Waiting.tsx'

const words = {
  upload: { en: 'Upload', bn: 'আপলোড করুন' },
  uploaded: { en: 'Image uploaded successfully!', bn: 'ছবি সফলভাবে আপলোড হয়েছে!' },
  required: { en: 'Required', bn: 'আবশ্যক' },
}
const { image, caption: captionField, type: typeField } = galleryItem.fields

/** Pictures chosen or dropped here go up one after the other, all with the same caption and type. */
export function UploadForm({ onUploaded }: { onUploaded: () => void }) {
  const t = useWords(words)
  const say = useSay()
  const toast = useToast()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [caption, setCaption] = useState('')
  const [type, setType] = useState<string>('general')
  const [missing, setMissing] = useState(false)
  const [sending, setSending] = useState(false)
  useUnsaved(uploads.length > 0)

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key))

  function add(files: readonly File[]) {
    setMissing(false)
    setUploads((before) => [...before, ...files.map(newUpload)])
  }

  async function upload(event: FormEvent) {
    event.preventDefault()
    if (uploads.length === 0) return setMissing(true)
    setSending(true)
    let sent = 0
    for (const one of uploads) {
      if (faultOf(one.file)) continue
      change(one.key, { progress: 0, problem: '' })
      try {
        await send(one, { caption, type }, (progress) => change(one.key, { progress }))
        drop(one.key)
        sent += 1
      } catch (error) {
        const { message, errors } = toRefusal(error)
        change(one.key, { problem: errors['image']?.join(' ') ?? message })
      }
    }
    setSending(false)
    if (sent > 0) {
      toast.done(words.uploaded)
      onUploaded()
    }
    if (sent === uploads.length) setCaption('')
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void upload(event)}>
      <DropArea
        label={say(image.label)}
        problem={missing ? t.required : ''}
        onFiles={add}
        disabled={sending}
      />
      <Waiting uploads={uploads} onDrop={drop} sending={sending} />
      <label htmlFor="caption">{say(captionField.label)}</label>
      <Input.TextArea
        id="caption"
        name="caption"
        rows={3}
        maxLength={500}
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
      <label htmlFor="type">{say(typeField.label)}</label>
      <Choice id="type" name="type" choices={galleryTypes} value={type} onChange={setType} />
      <div>
        <Button type="primary" htmlType="submit" loading={sending}>
          {t.upload}
        </Button>
      </div>
    </form>
  )
}
