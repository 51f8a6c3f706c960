import { yearOf, type Language } from '@samity/shared-api/contract'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import type { ClearanceCertificateDetails } from '@samity/shared-api/contract/members/clearance-certificate'
import { PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { CheckMark } from '@samity/shared-ui/receipt'
import { fill, makeShow, useAssociation } from '@samity/shared-ui/words'
import { kindWords } from '@samity/shared-api/contract/members/dues-kinds'
import { nameOf } from '@samity/shared-api/contract/words'
import { showSpan } from '../members-api.ts'
import styles from './certificate.module.css'
import { voidReasonOf } from './void-reason.ts'

const words = {
  title: { en: 'Clearance Certificate', bn: 'ছাড়পত্র' },
  day: { en: 'Date', bn: 'তারিখ' },
  text: {
    en: 'This is to certify that {name}, Advocate, member no. {number} of {association}, owes nothing to the association as of {day}.',
    bn: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে, {association}-এর সদস্য অ্যাডভোকেট {name}, সদস্য নম্বর {number}, এর নিকট {day} তারিখ পর্যন্ত সমিতির কোনো বকেয়া নেই।',
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
  const years = [...new Set(receipts.map((receipt) => yearOf(receipt.day)))].toSorted(
    (one, other) => other - one,
  )
  return (
    <PrintSheet
      title={`${t('title')} ${number}`}
      subtitle={`${t('day')}: ${show.day(day)}`}
      language={language}
      issuedBy={certificate.created_by}
      isLetter
    >
      {voided_at && (
        <p className={styles.void}>
          {[t('void'), voidReasonOf(void_reason ?? '')[language]].filter(Boolean).join(': ')}
        </p>
      )}
      <p className={styles.text}>
        {fill(t('text'), {
          name: nameOf(certificate)[language],
          number: show.digits(certificate.advocate_id),
          association: association.name[language],
          day: show.day(day),
        })}
      </p>
      {purpose && <p>{fill(t('purpose'), { purpose })}</p>}
      {years.map((year) => (
        <PrintTable
          key={year}
          caption={`${t('receipts')}: ${show.digits(year)}`}
          columns={[
            { name: 'day', label: t('day') },
            { name: 'number', label: t('receipt'), isCode: true },
            { name: 'periods', label: t('periods') },
            { name: 'total', label: t('amount'), isFigure: true },
          ]}
          rows={receipts
            .filter((receipt) => yearOf(receipt.day) === year)
            .map((receipt) => ({
              day: show.day(receipt.day),
              number: <span translate="no">{receipt.number}</span>,
              periods: receipt.periods.map(({ kind, from, to }) => (
                <div key={`${kind} ${from}`}>
                  {kindWords(kind)[language]} {show.digits(showSpan(from, to))}
                </div>
              )),
              total: show.amount(receipt.total),
            }))}
        />
      ))}
      <div className={styles.signatures}>
        <span>{t('secretary')}</span>
        <CheckMark check={check} />
        <span>{t('president')}</span>
      </div>
    </PrintSheet>
  )
}
