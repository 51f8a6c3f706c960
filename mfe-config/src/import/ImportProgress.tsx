import { fill, useShow, useWords } from '@samity/shared-ui/words'
import styles from './import.module.css'
import type { ImportStep } from './use-import.ts'

const words = {
  reading: { en: 'Reading the file…', bn: 'ফাইল পড়া হচ্ছে…' },
  checking: { en: 'Checking {rows} rows…', bn: '{rows}টি সারি যাচাই হচ্ছে…' },
  importing: { en: 'Importing {rows} rows…', bn: '{rows}টি সারি আমদানি হচ্ছে…' },
}

/** The progress: in percent while the rows are sent, then indeterminate until the server responds. */
export function ImportProgress({ step: { kind, percent }, rows }: { step: ImportStep; rows: number }) {
  const t = useWords(words)
  const show = useShow()
  const text = fill(t[kind], { rows: show.number(rows) })
  return (
    <div className={styles.progress}>
      <span role="status">{text}</span>
      <progress max={100} {...(percent !== undefined && { value: percent })} aria-label={text} />
    </div>
  )
}
