import { FileButton, FileDrop } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import styles from './gallery.module.css'

const words = {
  choose: { en: 'Choose pictures', bn: 'ছবি বেছে নিন' },
  drop: {
    en: 'or drop them here. Several can be uploaded at once.',
    bn: 'অথবা এখানে টেনে আনুন। একসাথে কয়েকটি আপলোড করা যায়।',
  },
}

type Props = {
  label: string
  errorText: string
  disabled: boolean
  onFiles: (files: readonly File[]) => void
}

export function DropArea({ label, errorText, disabled, onFiles }: Props) {
  const t = useWords(words)
  return (
    <FileDrop disabled={disabled} onFiles={onFiles}>
      <label htmlFor="image">
        {label} <span className={styles.star}>*</span>
      </label>
      <span>
        <FileButton
          id="image"
          name="image"
          accept="image/*,.heic,.heif"
          multiple
          disabled={disabled}
          aria-required
          aria-invalid={!!errorText}
          aria-describedby="image-hint"
          onFiles={onFiles}
        >
          {t.choose}
        </FileButton>{' '}
        <span id="image-hint">{t.drop}</span>
      </span>
      {errorText && (
        <span role="alert" className={styles.error}>
          {errorText}
        </span>
      )}
    </FileDrop>
  )
}
