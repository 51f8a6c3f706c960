import type { Words } from '@samity/shared-api/contract'
import { Alert } from '../core/index.ts'
import { fill, useSay, useShow, useWords } from '../words/index.ts'
import { useEffect, useState } from 'react'
import styles from './import.module.css'
import type { ImportStep } from './use-import.ts'

const words = {
  reading: { en: 'Reading the file…', bn: 'ফাইল পড়া হচ্ছে…' },
  checking: { en: 'Checking {rows} rows…', bn: '{rows}টি সারি যাচাই হচ্ছে…' },
  importing: { en: 'Importing {rows} rows…', bn: '{rows}টি সারি আমদানি হচ্ছে…' },
  applied: { en: '{done} of {total} rows', bn: '{total}টির মধ্যে {done}টি সারি' },
  long: {
    en: 'A long file takes some minutes. Keep this page open.',
    bn: 'বড় ফাইলে কয়েক মিনিট লাগে। পাতাটি খোলা রাখুন।',
  },
}
const longFileRows = 2000

type Props = {
  /** Why the last step failed, or '' */
  problem: Words | string
  /** The step that is running */
  step: ImportStep | undefined
  /** Number of rows of the file */
  rows: number
}

/**
 * The time since the step began, in minutes and seconds. Screen readers read the step, and not every second.
 */
function ElapsedTime() {
  const show = useShow()
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  const [minutes, rest] = [Math.floor(seconds / 60), String(seconds % 60).padStart(2, '0')]
  return (
    <span role="timer" aria-live="off">
      {show.digits(`${minutes}:${rest}`)}
    </span>
  )
}

/**
 * The error or the progress of an import: in percent while rows are sent, then by the rows that are applied.
 * It is indeterminate, with the time, where the server does not tell them, and after the last one.
 */
export function ImportStatus({ problem, step, rows }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const isFinishing = !!step?.rows && step.rows.done >= step.rows.total
  const [value, max] = step?.rows && !isFinishing ? [step.rows.done, step.rows.total] : [step?.percent, 100]
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
          <span className={styles.running}>
            <span role="status">
              {text}
              {rows >= longFileRows && ` ${t.long}`}
            </span>
            <span>
              {step.rows && (
                <>
                  {fill(t.applied, {
                    done: show.number(step.rows.done),
                    total: show.number(step.rows.total),
                  })}
                  {' · '}
                </>
              )}
              <ElapsedTime key={step.kind} />
            </span>
          </span>
          {/* React keeps the value of a bar that loses it */}
          <progress
            key={value === undefined ? 'waiting' : 'moving'}
            max={max}
            {...(value !== undefined && { value })}
            aria-label={text}
          />
        </div>
      )}
    </>
  )
}
