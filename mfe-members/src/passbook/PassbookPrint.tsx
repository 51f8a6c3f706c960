import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { seriesWords } from './series-words.ts'
import { standingWords } from '@samity/shared-api/contract/members/dues-kinds'
import { PrintSheet } from '@samity/shared-ui/print'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import styles from '../components/print.module.css'
import { PrintTable } from '../components/PrintTable.tsx'
import { kindWords, nameOf, showPeriod, showSpan } from '../members-api.ts'
import { passbookWords } from './passbook-words.ts'
import { purposeOf, roomOf, serialsOf } from './show-parts.ts'

const words = {
  days: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  beginning: { en: 'the beginning', bn: 'শুরু' },
  today: { en: 'today', bn: 'আজ' },
}

/** The passbook of an advocate on A4. */
export function PassbookPrint({ passbook }: { passbook: Passbook }) {
  const t = useWords(passbookWords)
  const w = useWords(words)
  const say = useSay()
  const show = useShow()
  const { dues, rows, years, rents, associates, fund_years: fundYears, certificates } = passbook
  const days = fill(w.days, {
    from: passbook.from ? show.day(passbook.from) : w.beginning,
    to: passbook.to ? show.day(passbook.to) : w.today,
  })
  const kinds = dues.kinds.filter(({ charged, paid_until }) => charged !== '0.00' || paid_until !== null)
  return (
    <PrintSheet
      title={`${t.heading}: ${say(nameOf(passbook))} (${show.digits(passbook.bar_registration_number)})`}
      subtitle={`${say(standingWords(dues.standing))} · ${days}`}
    >
      {dues.has_schedule && kinds.length > 0 && (
        <PrintTable
          title={t.dues}
          columns={[
            { label: t.fee },
            ...[t.charged, t.waived, t.paid, t.owed, t.delay].map((label) => ({ label, isFigure: true })),
            { label: t.lastPaid },
          ]}
          rows={kinds.map((one) => [
            say(kindWords(one.kind)),
            ...[one.charged, one.waived, one.paid, one.owed, one.delay_fee].map(show.amount),
            one.paid_until ? show.digits(showPeriod(one.paid_until)) : '—',
          ])}
          total={[
            t.total,
            ...[dues.charged, dues.waived, dues.paid, dues.owed, dues.delay_fee].map(show.amount),
            '',
          ]}
        />
      )}
      <PrintTable
        title={t.receipts}
        columns={[
          { label: t.date },
          { label: t.number, isCode: true },
          { label: t.kind },
          { label: t.for },
          { label: t.serials },
          { label: t.amount, isFigure: true },
        ]}
        rows={rows.map((row) => [
          show.day(row.day),
          row.receipt_no,
          say(seriesWords(row)),
          show.digits(purposeOf(row, say)),
          show.digits(serialsOf(row)),
          show.amount(row.total),
        ])}
        total={[t.total, '', '', '', '', show.amount(passbook.total)]}
      />
      {years.length > 1 && (
        <PrintTable
          title={t.years}
          columns={[
            { label: t.year },
            { label: t.count, isFigure: true },
            { label: t.amount, isFigure: true },
          ]}
          rows={years.map(({ year, receipts, total }) => [
            show.digits(String(year)),
            show.number(receipts),
            show.amount(total),
          ])}
        />
      )}
      {rents.length > 0 && (
        <PrintTable
          title={t.rents}
          columns={[
            { label: t.room },
            { label: t.rent, isFigure: true },
            { label: t.months },
            { label: t.owed, isFigure: true },
          ]}
          rows={rents.map((rent) => [
            show.digits(roomOf(rent)),
            show.amount(rent.rent_amount),
            show.digits(rent.due_months.map(showPeriod).join(', ')),
            show.amount(rent.due_amount),
          ])}
        />
      )}
      {associates.length > 0 && (
        <PrintTable
          title={t.associates}
          columns={[{ label: t.name }, { label: t.license }, { label: t.validUntil }]}
          rows={associates.map(({ name, license_no, valid_until }) => [
            name,
            show.digits(license_no),
            show.day(valid_until),
          ])}
        />
      )}
      {fundYears.length > 0 && (
        <p>
          <strong className={styles.part}>{t.fundYears}:</strong>{' '}
          {show.digits(
            fundYears
              .map(({ from_year, to_year }) => showSpan(String(from_year), String(to_year)))
              .join(', '),
          )}
        </p>
      )}
      {certificates.length > 0 && (
        <p>
          <strong className={styles.part}>{t.certificates}:</strong>{' '}
          {certificates
            .map(({ number, day, voided_at }) =>
              [number, show.day(day), voided_at && `(${t.void})`].filter(Boolean).join(' '),
            )
            .join(', ')}
        </p>
      )}
    </PrintSheet>
  )
}
