import { Button } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { MatchingDesk, Proposal } from '../../contract/match.ts'
import { lineLabel } from './LineList.tsx'
import { reasonWords } from './reason-words.ts'
import styles from './matching.module.css'

const words = {
  proposals: { en: 'Proposals for this line', bn: 'এই লাইনের প্রস্তাব' },
  ofBooks: { en: 'Booked and voided in the books', bn: 'বইয়ে লেখা ও বাতিল' },
  none: {
    en: 'Nothing in the books fits. Choose lines on both sides by hand, or book what is missing.',
    bn: 'বইয়ে মেলার মতো কিছু নেই। দুই পক্ষের লাইন হাতে বেছে নিন, অথবা যা বাদ পড়েছে তা লিখুন।',
  },
  match: { en: 'Match', bn: 'মেলান' },
  matchWith: { en: 'Match with {text}', bn: '{text}-এর সাথে মেলান' },
  ofStatement: { en: 'statement: {text}', bn: 'বিবরণী: {text}' },
}

type Props = {
  proposals: readonly Proposal[]
  desk: MatchingDesk
  current?: Proposal | undefined
  isBusy: boolean
  mayWork: boolean
  /** The proposals belong to a line of the statement, of which there is one */
  hasLine?: boolean
  onMatch: (proposal: Proposal) => void
}

export function ProposalList({ proposals, desk, current, isBusy, mayWork, hasLine, onMatch }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const heading = hasLine === undefined ? t.ofBooks : t.proposals
  if (hasLine === false) return null
  const book = new Map(desk.book_lines.map((line) => [line.id, line]))
  const bank = new Map(desk.statement_lines.map((line) => [line.id, line]))
  const textsOf = ({ statement_lines, book_lines }: Proposal) => {
    const ofBooks = book_lines.flatMap((id) => book.get(id) ?? [])
    const others = statement_lines.length > 1 ? statement_lines.flatMap((id) => bank.get(id) ?? []) : []
    return [
      ...ofBooks.map((line) => `${lineLabel(line)} ${show.day(line.day)} ${show.amount(line.amount)}`),
      ...others.map((line) =>
        fill(t.ofStatement, { text: `${lineLabel(line)} ${show.amount(line.amount)}` }),
      ),
    ]
  }
  return (
    <section className={styles.side} aria-label={heading}>
      <h2>{heading}</h2>
      {proposals.length === 0 && <p>{t.none}</p>}
      <ol className={styles.proposals}>
        {proposals.map((proposal) => {
          const texts = textsOf(proposal)
          const reasons = reasonWords(proposal.reasons, show.number(proposal.days)).map(say)
          const isCurrent = proposal === current
          return (
            <li
              key={`${proposal.statement_lines.join()}/${proposal.book_lines.join()}`}
              className={`${styles.proposal} ${isCurrent ? styles.chosen : ''}`}
              aria-current={isCurrent || undefined}
            >
              <span>
                {texts.map((text) => (
                  <span key={text} className={styles.document} translate="no">
                    {text}
                  </span>
                ))}
                <span className={styles.soft}>{reasons.join(', ')}</span>
              </span>
              {mayWork && (
                <Button
                  disabled={isBusy}
                  aria-label={fill(t.matchWith, { text: texts.join('; ') })}
                  onClick={() => onMatch(proposal)}
                >
                  {t.match}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
