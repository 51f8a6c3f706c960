import type { Words } from '@samity/shared-api/contract'
import { useId } from 'react'
import { Button } from '../core/index.ts'
import { useSay, useWords } from '../words/index.ts'
import styles from './import.module.css'

const words = {
  all: { en: 'Import all', bn: 'সব আমদানি করুন' },
  hint: {
    en: 'All rows can be imported together when each of them can be saved.',
    bn: 'প্রতিটি সারি সংরক্ষণ করা গেলে তবেই সব সারি একসঙ্গে আমদানি করা যায়।',
  },
  onlyNew: { en: 'Import only the new rows', bn: 'শুধু নতুন সারিগুলো আমদানি করুন' },
}

type Props = {
  /** Number of rows of the file */
  total: number
  /** Number of rows that can be saved */
  ready: number
  /** The button that leaves the others out. By default 'Import only the new rows' */
  onlyValidLabel?: Words
  /** While a step runs, the buttons show it */
  isBusy: boolean
  /** Called when the person imports all rows, or only the valid ones */
  onImport: (onlyValid: boolean) => void
}

/** Imports all rows, or leaves out those that cannot be saved when the person says so. */
export function ImportButtons({ total, ready, onlyValidLabel = words.onlyNew, isBusy, onImport }: Props) {
  const t = useWords(words)
  const say = useSay()
  const hintId = useId()
  const isIncomplete = ready === 0 || ready < total
  return (
    <div className={styles.line}>
      <Button
        type="primary"
        loading={isBusy}
        disabled={isIncomplete}
        aria-describedby={isIncomplete ? hintId : undefined}
        onClick={() => onImport(false)}
      >
        {t.all}
      </Button>
      {ready < total && (
        <Button loading={isBusy} disabled={ready === 0} onClick={() => onImport(true)}>
          {say(onlyValidLabel)}
        </Button>
      )}
      {isIncomplete && <small id={hintId}>{t.hint}</small>}
    </div>
  )
}
