import { http, toRefusal } from '@samity/shared-api/client'
import { Alert, Button } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from '../parts/report.module.css'

/** What `GET audit/verify/` answers. */
type Verdict = {
  ok: boolean
  entries: number
  records: number
  head: string | null
  broken: number | null
  problem: string | null
}

const words = {
  check: { en: 'Verify the chain', bn: 'শৃঙ্খল যাচাই করুন' },
  whole: {
    en: 'All {entries} entries are as they were written, and {records} receipts and other records as they left them. Last seal: {head}',
    bn: '{entries}টি তথ্যই যেমন লেখা হয়েছিল তেমন আছে, {records}টি রসিদ ও অন্যান্য রেকর্ডও তাই। শেষ সিল: {head}',
  },
  broken: { en: 'Entry {broken} does not fit: {problem}', bn: '{broken} নম্বর তথ্যটি মেলে না: {problem}' },
  outside: {
    en: 'The trail does not fit the records: {problem}',
    bn: 'নিরীক্ষার সাথে রেকর্ড মেলে না: {problem}',
  },
}

/** Recomputes the chain of the trail's entries and says whether any, or any receipt, was changed. */
export function ChainCheck() {
  const t = useWords(words)
  const show = useShow()
  const [verdict, setVerdict] = useState<Verdict>()
  const [failed, setFailed] = useState<string>()
  const [checking, setChecking] = useState(false)

  async function check() {
    setChecking(true)
    setFailed(undefined)
    try {
      setVerdict((await http.get<Verdict>('audit/verify/')).data)
    } catch (error) {
      setFailed(toRefusal(error).message)
    } finally {
      setChecking(false)
    }
  }

  return (
    <>
      <div className={styles.asked}>
        <Button loading={checking} onClick={() => void check()}>
          {t.check}
        </Button>
      </div>
      {failed && <Alert type="error" showIcon role="alert" title={failed} />}
      {verdict && !failed && (
        <Alert
          type={verdict.ok ? 'success' : 'error'}
          showIcon
          role={verdict.ok ? 'status' : 'alert'}
          title={
            verdict.ok
              ? fill(t.whole, {
                  entries: show.number(verdict.entries),
                  records: show.number(verdict.records),
                  head: verdict.head?.slice(0, 16) ?? '—',
                })
              : fill(verdict.broken === null ? t.outside : t.broken, {
                  broken: verdict.broken ?? '',
                  problem: verdict.problem ?? '',
                })
          }
        />
      )}
    </>
  )
}
