import { useState, type ReactNode } from 'react'
import styles from './FileButton.module.css'

type Props = {
  /** Dropped files are ignored */
  disabled: boolean
  /** Called with the dropped files */
  onFiles: (files: readonly [File, ...File[]]) => void
  /** The label, the button and the notes on the files */
  children: ReactNode
}

/** A frame around a file button that also accepts dropped files. */
export function FileDrop({ disabled, onFiles, children }: Props) {
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={`${styles.drop} ${isOver ? styles.over : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        const [first, ...others] = event.dataTransfer.files
        if (first && !disabled) onFiles([first, ...others])
      }}
    >
      {children}
    </div>
  )
}
