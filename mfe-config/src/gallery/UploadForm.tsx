import { toRequestError } from '@samity/shared-api/client'
import { galleryItem, galleryTypes } from '@samity/shared-api/contract/config/gallery'
import { Button, Input, useAction, useToast, useUnsaved } from '@samity/shared-ui/core'
import { SelectField } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useState, type FormEvent } from 'react'
import { DropArea } from './DropArea.tsx'
import styles from './gallery.module.css'
import { fileErrorOf, newUpload, sendUpload, type Upload } from './upload.ts'
import { UploadQueue } from './UploadQueue.tsx'

const words = {
  upload: { en: 'Upload', bn: 'আপলোড করুন' },
  uploaded: { en: 'Image uploaded successfully!', bn: 'ছবি সফলভাবে আপলোড হয়েছে!' },
  required: { en: 'Required', bn: 'আবশ্যক' },
}
const { image, caption: captionField, type: typeField } = galleryItem.fields

/** Uploads the selected or dropped pictures one after the other, all with the same caption and type. */
export function UploadForm({ onUploaded }: { onUploaded: () => void }) {
  const t = useWords(words)
  const say = useSay()
  const toast = useToast()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [caption, setCaption] = useState('')
  const [type, setType] = useState<string>('general')
  const [isMissing, setIsMissing] = useState(false)
  const { run, isBusy } = useAction()
  useUnsaved(uploads.length > 0)

  const updateUpload = (key: string, changes: Partial<Upload>) =>
    setUploads((previous) =>
      previous.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)),
    )
  const removeUpload = (key: string) =>
    setUploads((previous) => previous.filter((upload) => upload.key !== key))

  function add(files: readonly File[]) {
    setIsMissing(false)
    setUploads((previous) => [...previous, ...files.map(newUpload)])
  }

  async function sendAll() {
    let uploadedCount = 0
    for (const upload of uploads) {
      if (fileErrorOf(upload.file)) continue
      updateUpload(upload.key, { progress: 0, errorText: '' })
      try {
        await sendUpload(upload, { caption, type }, (progress) => updateUpload(upload.key, { progress }))
        removeUpload(upload.key)
        uploadedCount += 1
      } catch (error) {
        const { message, errors } = toRequestError(error)
        updateUpload(upload.key, { errorText: errors['image']?.join(' ') ?? message })
      }
    }
    if (uploadedCount > 0) {
      toast.success(words.uploaded)
      onUploaded()
    }
    if (uploadedCount === uploads.length) setCaption('')
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (uploads.length === 0) setIsMissing(true)
    else run(sendAll)
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <DropArea
        label={say(image.label)}
        errorText={isMissing ? t.required : ''}
        onFiles={add}
        disabled={isBusy}
      />
      <UploadQueue uploads={uploads} onRemove={removeUpload} isSending={isBusy} />
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
      <SelectField id="type" name="type" options={galleryTypes} value={type} onChange={setType} />
      <div>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t.upload}
        </Button>
      </div>
    </form>
  )
}
