import type { Words } from '@samity/shared-api/contract'
import { Alert } from '../core/index.ts'
import { fill, useSay, useShow, useWords } from '../words/index.ts'
import styles from './import.module.css'
import type { ImportStep } from './use-import.ts'

const words = {
  reading: { en: 'Reading the file…', bn: 'ফাইল পড়া হচ্ছে…' },
  checking: { en: 'Checking {rows} rows…', bn: '{rows}টি সারি যাচাই হচ্ছে…' },
  importing: { en: 'Importing {rows} rows…', bn: '{rows}টি সারি আমদানি হচ্ছে…' },
}

type Props = {
  /** Why the last step failed, or '' */
  problem: Words | string
  /** What is running */
  step: ImportStep | undefined
  /** Number of rows of the file */
  rows: number
}

/** The error or the progress of an import: in percent while rows are sent, then indeterminate until the server responds. */
export function ImportStatus({ problem, step, rows }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const text = step && fill(t[step.kind], { rows: show.number(rows) })
  return (
    <>
      {problem && (
        <Alert
          type="error"
          role="alert"
          showIcon
          title={typeof problem === 'string' ? problem : say(problem)}
        />
      )}
      {step && (
        <div className={styles.progress}>
          <span role="status">{text}</span>
          <progress
            max={100}
            {...(step.percent !== undefined && { value: step.percent })}
            aria-label={text}
          />
        </div>
      )}
    </>
  )
}
