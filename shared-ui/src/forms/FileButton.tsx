import type { InputHTMLAttributes } from 'react'
import styles from './FileButton.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'value' | 'className'> & {
  /** The id that the label of the field names */
  id: string
  /** The text of the button */
  children: string
  /** Called with at least one file, and with several when `multiple` is set */
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** A button that opens the file dialog, in the page's language. A label for the same id names the field. */
export const FileButton = ({ children, onFiles, ...native }: Props) => (
  <span className={styles.file}>
    <input
      {...native}
      className="samity-unseen"
      type="file"
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? []
        if (first) onFiles([first, ...others])
        // so that the same file can be chosen again, after it was edited or removed
        target.value = ''
      }}
    />
    <label htmlFor={native.id} className={styles.button}>
      {children}
    </label>
  </span>
)
