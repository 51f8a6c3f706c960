import { pictureTypes } from '@samity/shared-api/contract/picture'
import { Button } from 'antd'
import { useEffect, useId, useState, type InputHTMLAttributes } from 'react'
import { useWords } from '../words/index.ts'
import type { Shape } from './cropping.ts'
import { FileButton } from './FileButton.tsx'
import { PictureCrop } from './PictureCrop.tsx'
import styles from './PictureInput.module.css'

/** The address of the kept picture, a new file, null for 'take it away'. */
export type PictureValue = string | File | null | undefined

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'className'> & {
  value?: PictureValue
  onChange?: (value: PictureValue) => void
  /** There must be a picture: it can be replaced, not taken away */
  always?: true
  /** Width to height of the part that a button offers to cut out of a new picture, `4 / 5`; left out, nothing is offered */
  shape?: Shape
}

const words = {
  choose: { en: 'Choose a picture', bn: 'ছবি বেছে নিন' },
  cut: { en: 'Cut the picture', bn: 'ছবি কাটুন' },
  clear: { en: 'Remove picture', bn: 'ছবি সরান' },
  preview: { en: 'Chosen picture', bn: 'বাছাই করা ছবি' },
}

/** A picture with its preview. The kept one stays unless another is chosen or it is taken away. */
export function PictureInput({ value, onChange, always, shape, id, ...native }: Props) {
  const own = useId()
  const t = useWords(words)
  const [address, setAddress] = useState<string>()
  /** As it was chosen, so that another part of it can be taken */
  const [chosen, setChosen] = useState<File>()
  const [cutting, setCutting] = useState(false)
  /** Few browsers show a phone's HEIC photo; the server reads it */
  const [isShowable, setIsShowable] = useState(true)
  useEffect(() => {
    setIsShowable(true)
    if (!(value instanceof File)) {
      setAddress(value ? `${value}/320.webp` : undefined)
      return undefined
    }
    const local = URL.createObjectURL(value)
    setAddress(local)
    return () => URL.revokeObjectURL(local)
  }, [value])

  return (
    <div className={styles.picture}>
      {address && isShowable && (
        <img
          className={styles.preview}
          src={address}
          alt={t.preview}
          width={96}
          height={96}
          onError={() => setIsShowable(false)}
        />
      )}
      <div className={styles.choose}>
        <FileButton
          accept={pictureTypes}
          {...native}
          id={id ?? own}
          onFiles={([file]) => {
            setChosen(file)
            onChange?.(file)
          }}
        >
          {t.choose}
        </FileButton>
        {value instanceof File && <span translate="no">{value.name}</span>}
        {shape && chosen && isShowable && value instanceof File && (
          <Button size="small" onClick={() => setCutting(true)}>
            {t.cut}
          </Button>
        )}
        {address && !always && (
          <Button size="small" onClick={() => onChange?.(null)}>
            {t.clear}
          </Button>
        )}
      </div>
      {shape && (
        <PictureCrop
          file={cutting ? chosen : undefined}
          shape={shape}
          onDone={(file) => {
            setCutting(false)
            onChange?.(file)
          }}
          onCancel={() => setCutting(false)}
        />
      )}
    </div>
  )
}
