import { Button } from 'antd'
import { useEffect, useId, useState, type InputHTMLAttributes } from 'react'
import { useWords } from '../words/index.ts'
import type { Shape } from './cropping.ts'
import { PictureCrop } from './PictureCrop.tsx'
import styles from './PictureInput.module.css'

/** The address of the kept picture, a new file, null for 'take it away'. */
export type PictureValue = string | File | null | undefined

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type'> & {
  value?: PictureValue
  onChange?: (value: PictureValue) => void
  /** There must be a picture: it can be replaced, not taken away */
  always?: true
  /** Width to height of the part that is sent: `4 / 5`. The person chooses it before; left out, the whole picture is sent */
  shape?: Shape
}

const words = {
  choose: { en: 'Choose a picture', bn: 'ছবি বেছে নিন' },
  clear: { en: 'Remove picture', bn: 'ছবি সরান' },
  preview: { en: 'Chosen picture', bn: 'বাছাই করা ছবি' },
}

/** A picture with its preview. The kept one stays unless another is chosen or it is taken away. */
export function PictureInput({ value, onChange, always, shape, id, ...native }: Props) {
  const own = useId()
  const t = useWords(words)
  const [address, setAddress] = useState<string>()
  const [cutting, setCutting] = useState<File>()
  useEffect(() => {
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
      {address && <img className={styles.preview} src={address} alt={t.preview} width={96} height={96} />}
      <div className={styles.choose}>
        <input
          accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
          {...native}
          id={id ?? own}
          className="samity-unseen"
          type="file"
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (!file) return
            if (shape) setCutting(file)
            else onChange?.(file)
            // the same file can be chosen again, to take another part of it
            event.target.value = ''
          }}
        />
        <label htmlFor={id ?? own} className={styles.button}>
          {t.choose}
        </label>
        {value instanceof File && <span translate="no">{value.name}</span>}
        {address && !always && (
          <Button size="small" onClick={() => onChange?.(null)}>
            {t.clear}
          </Button>
        )}
      </div>
      {shape && (
        <PictureCrop
          file={cutting}
          shape={shape}
          onDone={(file) => {
            setCutting(undefined)
            onChange?.(file)
          }}
          onCancel={() => setCutting(undefined)}
        />
      )}
    </div>
  )
}
