import type { InputHTMLAttributes } from 'react'
import styles from './FileButton.module.css'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type' | 'value' | 'className'> & {
  id: string
  /** What stands on the button */
  children: string
  /** At least one; several with `multiple` */
  onFiles: (files: readonly [File, ...File[]]) => void
}

/** A button that asks for a file, in the page's language. Its field is named by a label for the same id. */
export const FileButton = ({ children, onFiles, ...native }: Props) => (
  <span className={styles.file}>
    <input
      {...native}
      className="samity-unseen"
      type="file"
      onChange={({ target }) => {
        const [first, ...others] = target.files ?? []
        if (first) onFiles([first, ...others])
        // the same file can be chosen again, after it was corrected or taken away
        target.value = ''
      }}
    />
    <label htmlFor={native.id} className={styles.button}>
      {children}
    </label>
  </span>
)
