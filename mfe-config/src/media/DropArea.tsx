import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './media.module.css'

const words = {
  choose: { en: 'Choose pictures', bn: 'ছবি বেছে নিন' },
  drop: {
    en: 'or drop them here. Several can be uploaded at once.',
    bn: 'অথবা এখানে টেনে আনুন। একসাথে কয়েকটি আপলোড করা যায়।',
  },
}

type Props = {
  label: string
  problem: string
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

/** Where pictures are chosen or dropped, several at once. */
export function DropArea({ label, problem, disabled, onFiles }: Props) {
  const t = useWords(words)
  const [over, setOver] = useState(false)
  return (
    <div
      className={`${styles.drop} ${over ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) onFiles([...event.dataTransfer.files])
      }}
    >
      <label htmlFor="image">
        {label} <span className={styles.star}>*</span>
      </label>
      <input
        id="image"
        className="samity-unseen"
        name="image"
        type="file"
        accept="image/*"
        multiple
        disabled={disabled}
        aria-required
        aria-invalid={!!problem}
        aria-describedby="image-hint"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // the same file can be chosen again after it was taken off the list
          event.target.value = ''
        }}
      />
      <span>
        <label htmlFor="image" className={styles.choose}>
          {t.choose}
        </label>{' '}
        <span id="image-hint">{t.drop}</span>
      </span>
      {problem && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}
