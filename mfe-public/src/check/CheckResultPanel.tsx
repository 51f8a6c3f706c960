import type {
  CheckedCard,
  CheckedPaper,
  CheckedReceipt,
  PublicAdvocate,
} from '@samity/shared-api/contract/authenticity/check'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { Portrait } from '../components/Portrait.tsx'
import type { CheckResult } from './check-data.ts'
import styles from './CheckPage.module.css'
import { words } from './words.ts'

type Tone = 'good' | 'bad' | 'open'
type Panel = { tone: Tone; sentence: string; children?: ReactNode }

/** One large line of what is true, and the facts behind it. */
export function CheckResultPanel({ result }: { result: Exclude<CheckResult, { type: 'none' }> }) {
  const t = useWords(words)
  const show = useShow()
  if (result.type === 'wait')
    return <ResultPanel tone="open" sentence={fill(t.wait, { minutes: show.digits(result.minutes) })} />
  if (result.type !== 'answer')
    return <ResultPanel tone={result.type === 'forged' ? 'bad' : 'open'} sentence={t[result.type]} />
  const { answer } = result
  if (answer.kind === 'paper') return <PaperResult {...answer} />
  return answer.kind === 'receipt' ? <ReceiptResult {...answer} /> : <CardResult {...answer} />
}

function ResultPanel({ tone, sentence, children }: Panel) {
  const t = useWords(words)
  return (
    <section className={styles.result} data-tone={tone} aria-label={t.answer}>
      <p className={styles.sentence} role="status">
        {sentence}
      </p>
      {children}
    </section>
  )
}

function Fact({
  label,
  children,
  isLatin = false,
}: {
  label: string
  children: ReactNode
  isLatin?: boolean
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd {...(isLatin && { translate: 'no' as const })}>{children}</dd>
    </div>
  )
}

function usePaperSentence({ status, sold_on, void_on, removed_on, removed_as, advocate }: CheckedPaper) {
  const t = useWords(words)
  const show = useShow()
  const panels: Record<CheckedPaper['status'], { tone: Tone; sentence: string }> = {
    sold: {
      tone: 'good',
      sentence: advocate
        ? fill(t.soldTo, { day: show.day(sold_on), number: show.digits(advocate.number) })
        : fill(t.sold, { day: show.day(sold_on) }),
    },
    void: { tone: 'bad', sentence: fill(t.voidPaper, { day: show.day(void_on) }) },
    removed: {
      tone: 'bad',
      sentence: fill(removed_as === 'returned' ? t.returned : t.spoiled, { day: show.day(removed_on) }),
    },
    in_stock: { tone: 'bad', sentence: t.inStock },
    not_received: { tone: 'bad', sentence: t.notReceived },
    before_stock: { tone: 'open', sentence: t.beforeStock },
    unknown: { tone: 'bad', sentence: t.unknownPaper },
  }
  return panels[status]
}

function PaperResult(paper: CheckedPaper) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { status, void_on, advocate } = paper
  return (
    <ResultPanel {...usePaperSentence(paper)}>
      {status === 'sold' && void_on && <p>{fill(t.soldAgain, { day: show.day(void_on) })}</p>}
      <dl className={styles.facts}>
        <Fact label={t.paper}>{say(paper.paper_name)}</Fact>
        <Fact label={t.serial}>{show.digits(paper.serial)}</Fact>
        <AdvocateFact advocate={advocate} />
      </dl>
    </ResultPanel>
  )
}

function AdvocateFact({ advocate }: { advocate: PublicAdvocate | null }) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  if (!advocate) return null
  const name = language === 'bn' ? advocate.name_bengali : advocate.name_english
  return (
    <Fact label={t.advocate}>
      {name && `${name} · `}
      {show.digits(advocate.number)}
    </Fact>
  )
}

function ReceiptResult({ number, status, title, date, amount, void_on }: CheckedReceipt) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const panel: Panel =
    status === 'unknown'
      ? { tone: 'bad', sentence: t.receiptUnknown }
      : status === 'void'
        ? { tone: 'bad', sentence: fill(t.receiptVoid, { day: show.day(void_on) }) }
        : {
            tone: 'good',
            sentence: fill(t.receiptLive, { day: show.day(date), amount: show.money(amount) }),
          }
  return (
    <ResultPanel {...panel}>
      <dl className={styles.facts}>
        <Fact label={t.receipt} isLatin>
          {number}
        </Fact>
        {title && <Fact label={t.receiptFor}>{say(title)}</Fact>}
        {date && <Fact label={t.date}>{show.day(date)}</Fact>}
        {amount && <Fact label={t.amount}>{show.money(amount)}</Fact>}
      </dl>
    </ResultPanel>
  )
}

function CardResult(card: CheckedCard) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  const { photo, is_valid, standing, valid_until } = card
  const name = (language === 'bn' ? card.name_bengali : card.name_english) ?? show.digits(card.number)
  const sentence = is_valid
    ? fill(t.cardValid, { title: say(card.title), name })
    : fill(t.cardNotValid, { standing: say(standing) })
  return (
    <ResultPanel tone={is_valid ? 'good' : 'bad'} sentence={sentence}>
      <div className={styles.card}>
        {photo && <Portrait photo={photo} name={name} sizes="9rem" isPriority />}
        <dl className={styles.facts}>
          <Fact label={t.name}>{name}</Fact>
          <Fact label={t.number}>{show.digits(card.number)}</Fact>
          <Fact label={t.standing}>{say(standing)}</Fact>
          {valid_until && <Fact label={t.validUntil}>{show.day(valid_until)}</Fact>}
          <AdvocateFact advocate={card.advocate} />
        </dl>
      </div>
    </ResultPanel>
  )
}
