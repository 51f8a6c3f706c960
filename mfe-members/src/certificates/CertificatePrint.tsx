import type { Language } from '@samity/shared-api/contract'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import type { ClearanceCertificateDetails } from '@samity/shared-api/contract/members/clearance-certificate'
import { AssociationLogo } from '@samity/shared-ui/core'
import { CheckMark } from '@samity/shared-ui/receipt'
import { fill, makeShow, useAssociation } from '@samity/shared-ui/words'
import printStyles from '../components/print.module.css'
import { kindWords, nameOf, showSpan } from '../members-api.ts'
import styles from './certificate.module.css'

const words = {
  title: { en: 'Clearance Certificate', bn: 'ছাড়পত্র' },
  number: { en: 'No', bn: 'নম্বর' },
  day: { en: 'Date', bn: 'তারিখ' },
  text: {
    en: 'This is to certify that {name}, Advocate, member no. {number} of {association}, owes nothing to the association as of {day}.',
    bn: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে, {association}-এর সদস্য অ্যাডভোকেট {name}, সদস্য নম্বর {number}, এর নিকট {day} তারিখ পর্যন্ত সমিতির কোনো পাওনা নেই।',
  },
  purpose: { en: 'Purpose: {purpose}', bn: 'উদ্দেশ্য: {purpose}' },
  receipts: { en: 'Receipts behind this certificate', bn: 'যেসব রসিদের ভিত্তিতে' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  periods: { en: 'Paid periods', bn: 'পরিশোধিত সময়কাল' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  void: { en: 'VOID', bn: 'বাতিল' },
  secretary: { en: 'General Secretary', bn: 'সাধারণ সম্পাদক' },
  president: { en: 'President', bn: 'সভাপতি' },
}

type Props = {
  certificate: ClearanceCertificateDetails
  /** What leads to the check page */
  check: CheckCode
  /** The language of the paper, which may differ from the reader's */
  language: Language
}

/** A certificate on A4. A void one says so across the page. */
export function CertificatePrint({ certificate, check, language }: Props) {
  const association = useAssociation()
  const show = makeShow(language, language === 'bn' ? 'bengali' : 'latin')
  const t = (name: keyof typeof words) => words[name][language]
  const { number, day, purpose, receipts, voided_at, void_reason } = certificate
  return (
    <article
      lang={language}
      className={`${printStyles.sheet} ${styles.certificate}`}
      aria-label={`${t('title')} ${number}`}
    >
      <header className={printStyles.head}>
        <AssociationLogo size={64} />
        <strong className={styles.association}>{association.name[language]}</strong>
        <h2 className={styles.title}>{t('title')}</h2>
      </header>
      <div className={styles.line}>
        <span translate="no">
          {t('number')}: {number}
        </span>
        <span>
          {t('day')}: {show.day(day)}
        </span>
      </div>
      {voided_at && <p className={styles.void}>{[t('void'), void_reason].filter(Boolean).join(': ')}</p>}
      <p className={styles.text}>
        {fill(t('text'), {
          name: nameOf(certificate)[language],
          number: show.digits(certificate.advocate_id),
          association: association.name[language],
          day: show.day(day),
        })}
      </p>
      {purpose && <p>{fill(t('purpose'), { purpose })}</p>}
      {receipts.length > 0 && (
        <>
          <h3 className={printStyles.part}>{t('receipts')}</h3>
          <table className={printStyles.table} aria-label={t('receipts')}>
            <thead>
              <tr>
                <th scope="col">{t('day')}</th>
                <th scope="col">{t('receipt')}</th>
                <th scope="col">{t('periods')}</th>
                <th scope="col" className={printStyles.figure}>
                  {t('amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {receipts.map((receipt) => (
                <tr key={receipt.id}>
                  <td>{show.day(receipt.day)}</td>
                  <td translate="no">{receipt.number}</td>
                  <td>
                    {receipt.periods
                      .map(
                        ({ kind, from, to }) =>
                          `${kindWords(kind)[language]} ${show.digits(showSpan(from, to))}`,
                      )
                      .join(', ')}
                  </td>
                  <td className={printStyles.figure}>{show.amount(receipt.total)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <footer className={styles.signatures}>
        <span>{t('secretary')}</span>
        <CheckMark check={check} />
        <span>{t('president')}</span>
      </footer>
    </article>
  )
}
