import type { ClosingSlip } from '@samity/shared-api/contract/treasury/cash-day'
import { AssociationLogo } from '@samity/shared-ui/core'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from '../components/slip.module.css'
import { placeName } from '../treasury-api.ts'
import { SlipCash } from './SlipCash.tsx'
import { SlipRecords } from './SlipRecords.tsx'
import { usePersonOn } from './use-person-on.ts'

const words = {
  title: { en: 'Closing Slip', bn: 'সমাপনী স্লিপ' },
  draft: { en: 'Not closed yet', bn: 'এখনো বন্ধ হয়নি' },
  box: { en: 'Cash box', bn: 'ক্যাশ বাক্স' },
  date: { en: 'Date', bn: 'তারিখ' },
  cashier: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  countedBy: { en: 'Counted by', bn: 'গুনেছেন' },
  closedBy: { en: 'Closed by', bn: 'বন্ধ করেছেন' },
  digest: { en: 'Digest of the day', bn: 'দিনের যাচাই-সংকেত' },
  auditHead: { en: 'Audit log', bn: 'নিরীক্ষা লগ' },
  cashierSign: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  treasurer: { en: 'Treasurer', bn: 'কোষাধ্যক্ষ' },
  secretary: { en: 'General Secretary', bn: 'সাধারণ সম্পাদক' },
}

/** The closing slip of a counted or closed day, for A5 or the 80 mm roll. */
export function ClosingSlipPrint({ slip }: { slip: ClosingSlip }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { day, association } = slip
  const nameOf = usePersonOn(slip)
  const facts: [string, string | null][] = [
    [t.box, say(placeName(day))],
    [t.date, show.day(day.date)],
    [t.cashier, nameOf(day.holder_name)],
    [t.countedBy, nameOf(day.counted_by)],
    [t.closedBy, nameOf(day.closed_by)],
  ]
  return (
    <article aria-label={`${t.title} ${show.day(day.date)}`}>
      <header className={styles.head}>
        <AssociationLogo size={40} />
        <strong className={styles.association}>
          {say({ en: association.name_en, bn: association.name_bn })}
        </strong>
        <h2 className={styles.title}>{t.title}</h2>
      </header>
      <dl className={styles.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label} className={styles.fact}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {day.state !== 'closed' && <p className={styles.state}>{t.draft}</p>}
      <SlipCash slip={slip} />
      <SlipRecords slip={slip} />
      {day.digest && (
        <p className={styles.digest}>
          {t.digest}: {day.digest}
          {slip.audit_head && (
            <>
              <br />
              {t.auditHead}: {slip.audit_head}
            </>
          )}
        </p>
      )}
      <footer className={styles.signed}>
        {/* the signatures may be alone on their page */}
        <p className={styles.signedDay}>
          {t.title}: {say(placeName(day))}, {show.day(day.date)}
        </p>
        <div className={styles.signatures}>
          <span>{t.cashierSign}</span>
          <span>{t.treasurer}</span>
          <span>{t.secretary}</span>
        </div>
      </footer>
    </article>
  )
}
