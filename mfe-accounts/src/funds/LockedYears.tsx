import type { Lock } from '@samity/shared-api/contract/accounts/lock'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useGet } from '@samity/shared-ui/query'
import styles from './funds.module.css'

const words = {
  locked: {
    en: 'The books are locked up to {year}: reports of those years keep the percentages they had.',
    bn: '{year} সাল পর্যন্ত হিসাব বন্ধ: সেসব বছরের প্রতিবেদনে তখনকার শতাংশই থাকবে।',
  },
}

/** Explains that a changed percentage does not change the report of a locked year. */
export function LockedYears() {
  const t = useWords(words)
  const show = useShow()
  const { data: lock } = useGet<Lock>('lock/')
  if (!lock?.locked_up_to) return null
  const year = Number(lock.locked_up_to.slice(0, 4))
  const lastYear = lock.locked_up_to.endsWith('-12-31') ? year : year - 1
  return <p className={styles.lockedYears}>{fill(t.locked, { year: show.digits(lastYear) })}</p>
}
