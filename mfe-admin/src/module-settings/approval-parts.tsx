import type { Instant } from '@samity/shared-api/contract/moment'
import { usePersonName } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import styles from './module-settings.module.css'

const words = {
  pending: { en: 'Waits for approval', bn: 'অনুমোদনের অপেক্ষায়' },
  approved: { en: 'Approved', bn: 'অনুমোদিত' },
  withdrawn: { en: 'Approval withdrawn', bn: 'অনুমোদন প্রত্যাহার করা হয়েছে' },
  by: { en: 'Approved by {who}, {moment}', bn: 'অনুমোদন করেছেন {who}, {moment}' },
}

type Status = 'pending' | 'approved' | 'withdrawn'

/** A tag that says whether an administrator has approved what a module asks for. */
export function ApprovalTag({ status }: { status: Status }) {
  return <span className={styles[status]}>{useWords(words)[status]}</span>
}

type Approval = { approved_by: string | null; approved_at: Instant | null }

/** The person who approved it last, and when; nothing before that. */
export function ApprovalBy({ approved_by, approved_at }: Approval) {
  const t = useWords(words)
  const personOf = usePersonName()
  const { moment } = useShow()
  return (
    approved_by &&
    approved_at && <>{fill(t.by, { who: personOf(approved_by), moment: moment(approved_at) })}</>
  )
}
