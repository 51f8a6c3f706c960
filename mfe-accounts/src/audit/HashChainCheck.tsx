import { http } from '@samity/shared-api/client'
import type { Instant } from '@samity/shared-api/contract/moment'
import { Alert, Button, useAction } from '@samity/shared-ui/core'
import { reportRows } from '@samity/shared-ui/import'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { formatDhakaTime } from '../dhaka-time.ts'
import styles from '../components/report.module.css'

/** The response of `GET audit/verify/`. */
type VerificationResult = {
  ok: boolean
  entries: number
  records: number
  head: string | null
  broken: number | null
  problem: string | null
  /** When everything was read; before that, only what the database has written since was read again */
  full_at: Instant | null
}

const words = {
  check: { en: 'Verify the chain', bn: 'শৃঙ্খল যাচাই করুন' },
  checkAll: { en: 'Read everything again', bn: 'সবকিছু আবার পড়ুন' },
  checking: { en: 'Verifying: {percent} %', bn: 'যাচাই হচ্ছে: {percent} %' },
  whole: {
    en: 'All {entries} entries and {records} receipts and other records are unchanged. Last hash: {head}',
    bn: '{entries}টি তথ্যই যেমন লেখা হয়েছিল তেমন আছে, {records}টি রসিদ ও অন্যান্য রেকর্ডও তাই। শেষ সিল: {head}',
  },
  since: {
    en: 'All of them were read on {time}, and what the database has written since was read again. A change made in its files, and not through it, is found only by reading everything.',
    bn: '{time}-এ সবকিছু পড়া হয়েছে, আর এর পরে ডেটাবেজ যা লিখেছে তা আবার পড়া হয়েছে। ডেটাবেজকে এড়িয়ে সরাসরি তার ফাইলে করা বদল ধরা পড়ে শুধু সবকিছু পড়লে।',
  },
  broken: { en: 'Entry {broken} is not valid: {problem}', bn: '{broken} নম্বর তথ্যটি মেলে না: {problem}' },
  outside: {
    en: 'The audit log does not match the records: {problem}',
    bn: 'নিরীক্ষার সাথে রেকর্ড মেলে না: {problem}',
  },
}

export function HashChainCheck() {
  const t = useWords(words)
  const show = useShow()
  const [result, setResult] = useState<VerificationResult>()
  const [percent, setPercent] = useState<number>()
  const { run, busyWith, error } = useAction({ showsError: true })

  function check(extent: 'written' | 'all') {
    run(
      () =>
        reportRows(
          http.get<VerificationResult>('audit/verify/', { params: extent === 'all' ? { full: true } : {} }),
          'audit/verify/progress/',
          ({ done, total }) => setPercent(Math.floor((100 * done) / total)),
        ),
      {
        name: extent,
        onDone: ({ data }) => setResult(data),
        onEnd: () => setPercent(undefined),
      },
    )
  }

  return (
    <>
      <div className={styles.toolbar}>
        <Button
          loading={busyWith === 'written'}
          disabled={busyWith === 'all'}
          onClick={() => check('written')}
        >
          {t.check}
        </Button>
        <Button loading={busyWith === 'all'} disabled={busyWith === 'written'} onClick={() => check('all')}>
          {t.checkAll}
        </Button>
        {percent !== undefined && (
          <span className={styles.progress}>
            {/* the bar tells it to screen readers when they ask, not every second */}
            <progress max={100} value={percent} aria-label={t.check} />
            <span aria-hidden>{fill(t.checking, { percent: show.number(percent) })}</span>
          </span>
        )}
      </div>
      {error && <Alert type="error" showIcon role="alert" title={error.message} />}
      {result && !error && (
        <Alert
          type={result.ok ? 'success' : 'error'}
          showIcon
          role={result.ok ? 'status' : 'alert'}
          title={
            result.ok
              ? fill(t.whole, {
                  entries: show.number(result.entries),
                  records: show.number(result.records),
                  head: result.head?.slice(0, 16) ?? '—',
                })
              : fill(result.broken === null ? t.outside : t.broken, {
                  broken: result.broken ?? '',
                  problem: result.problem ?? '',
                })
          }
          description={
            result.ok &&
            result.full_at &&
            fill(t.since, { time: show.digits(formatDhakaTime(result.full_at)) })
          }
        />
      )}
    </>
  )
}
