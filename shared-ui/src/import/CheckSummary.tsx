import type { Words } from '@samity/shared-api/contract'
import { useEffect, useRef } from 'react'
import { fillWords, useSay, useShow } from '../words/index.ts'
import styles from './import.module.css'

const usualWords = {
  en: '{total} rows: {ready} new, {duplicates} duplicates, {wrong} with errors.',
  bn: '{total}টি সারি: {ready}টি নতুন, {duplicates}টি আগে থেকেই আছে, {wrong}টিতে ভুল।',
}

type Props = {
  /**
   * The sentence with the names of the counts in braces. By default about rows: total, ready, duplicates,
   * wrong
   */
  words?: Words
  /** The counts by their name in the sentence */
  counts: Record<string, number>
}

/** The result of a check in one sentence, which gets the focus when it appears. */
export function CheckSummary({ words = usualWords, counts }: Props) {
  const say = useSay()
  const show = useShow()
  const ref = useRef<HTMLParagraphElement>(null)
  // what is above can fill more than a screen: after the check the focus moves to its result
  useEffect(() => ref.current?.focus(), [])
  const numbers = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, show.number(count)]),
  )
  return (
    <p ref={ref} tabIndex={-1} role="status" className={styles.counts}>
      {say(fillWords(words, numbers))}
    </p>
  )
}
