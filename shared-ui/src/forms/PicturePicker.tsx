import { pictureTypes } from '@samity/shared-api/contract/picture'
import { Button } from 'antd'
import { useEffect, useId, useState, type InputHTMLAttributes } from 'react'
import { useWords } from '../words/index.ts'
import type { AspectRatio } from './crop.ts'
import { FileButton } from './FileButton.tsx'
import { PictureCrop } from './PictureCrop.tsx'
import styles from './PicturePicker.module.css'

export type PictureValue = string | File | null | undefined

export type PictureInputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'value' | 'onChange' | 'type' | 'className'
> & {
  /** The URL of the stored picture, a new file, or null to remove the picture */
  value?: PictureValue
  /** Called with a new file, or with null when the picture is removed */
  onChange?: (value: PictureValue) => void
  /** The picture is required: it can be replaced but not removed */
  cannotRemove?: true
  /** Width to height of the crop frame, such as `4 / 5`. Without it there is no crop button. */
  aspectRatio?: AspectRatio
}

const words = {
  choose: { en: 'Choose a picture', bn: 'ছবি বেছে নিন' },
  crop: { en: 'Crop the picture', bn: 'ছবি কাটুন' },
  clear: { en: 'Remove picture', bn: 'ছবি সরান' },
  preview: { en: 'Chosen picture', bn: 'বাছাই করা ছবি' },
}

/** A picture field with a preview. The stored picture stays unless another is chosen or it is removed. */
export function PicturePicker({
  value,
  onChange,
  cannotRemove,
  aspectRatio,
  id,
  ...native
}: PictureInputProps) {
  const generatedId = useId()
  const t = useWords(words)
  const [previewUrl, setPreviewUrl] = useState<string>()
  /** The file as it was chosen, so that it can be cropped again */
  const [originalFile, setOriginalFile] = useState<File>()
  const [isCropping, setIsCropping] = useState(false)
  /** False for a phone's HEIC photo, which few browsers display; the server reads it */
  const [isDisplayable, setIsDisplayable] = useState(true)
  useEffect(() => {
    setIsDisplayable(true)
    if (!(value instanceof File)) {
      setPreviewUrl(value ? `${value}/320.webp` : undefined)
      return undefined
    }
    const objectUrl = URL.createObjectURL(value)
    setPreviewUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [value])

  return (
    <div className={styles.picture}>
      {previewUrl && isDisplayable && (
        <img
          className={styles.preview}
          src={previewUrl}
          alt={t.preview}
          width={96}
          height={96}
          onError={() => setIsDisplayable(false)}
        />
      )}
      <div className={styles.choose}>
        <FileButton
          accept={pictureTypes}
          {...native}
          id={id ?? generatedId}
          onFiles={([file]) => {
            setOriginalFile(file)
            onChange?.(file)
          }}
        >
          {t.choose}
        </FileButton>
        {value instanceof File && <span translate="no">{value.name}</span>}
        {aspectRatio && originalFile && isDisplayable && value instanceof File && (
          <Button size="small" onClick={() => setIsCropping(true)}>
            {t.crop}
          </Button>
        )}
        {previewUrl && !cannotRemove && (
          <Button size="small" onClick={() => onChange?.(null)}>
            {t.clear}
          </Button>
        )}
      </div>
      {aspectRatio && isCropping && originalFile && (
        <PictureCrop
          file={originalFile}
          aspectRatio={aspectRatio}
          onDone={(file) => {
            setIsCropping(false)
            onChange?.(file)
          }}
          onCancel={() => setIsCropping(false)}
        />
      )}
    </div>
  )
}
