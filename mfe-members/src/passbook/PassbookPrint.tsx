import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { KindDues } from '@samity/shared-api/contract/members/dues'
import type { Passbook } from '@samity/shared-api/contract/members/passbook'
import { nameOf } from '@samity/shared-api/contract/words'
import { printedSerials } from '@samity/shared-api/contract/members/passbook'
import { seriesWords } from './series-words.ts'
import { standingWords, kindWords, showPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import { PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { fill, useSay, useShow, useWords, type Show } from '@samity/shared-ui/words'
import { showSpan } from '../members-api.ts'
import { toPayOf } from './DuesPart.tsx'
import { passbookWords } from './passbook-words.ts'
import { purposeOf, roomOf } from './show-parts.ts'

const words = {
  days: { en: '{from} to {to}', bn: '{from} থেকে {to}' },
  beginning: { en: 'the beginning', bn: 'শুরু' },
  today: { en: 'today', bn: 'আজ' },
}

/** Word joiners: a span of serials breaks after a comma, not inside. */
const keepSpans = (text: string) => text.replaceAll('–', '\u2060–\u2060')

const figures = ['charged', 'waived', 'paid', 'fees', 'delay', 'cost', 'toPay'] as const

type Amounts = Pick<KindDues, 'charged' | 'waived' | 'paid' | 'owed' | 'delay_fee' | 'cost'>
const figuresOf = (dues: Amounts, show: Show) => ({
  charged: show.amount(dues.charged),
  waived: show.amount(dues.waived),
  paid: show.amount(dues.paid),
  fees: show.amount(dues.owed),
  delay: show.amount(dues.delay_fee),
  cost: show.amount(dues.cost),
  toPay: show.amount(toPayOf(dues)),
})

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
  const { charges = [] } = dues
  const kinds = dues.kinds.filter(({ charged, paid_until }) => charged !== '0.00' || paid_until !== null)
  return (
    <PrintSheet
      title={`${t.heading}: ${say(nameOf(passbook))} (${show.digits(passbook.bar_registration_number)})`}
      subtitle={`${say(standingWords(dues.standing))} · ${days}`}
    >
      {dues.has_schedule && kinds.length > 0 && (
        <PrintTable
          caption={t.dues}
          columns={[
            { name: 'kind', label: t.fee },
            ...figures.map((name) => ({ name, label: t[name], isFigure: true })),
            { name: 'lastPaid', label: t.lastPaid, isCode: true },
          ]}
          rows={kinds.map((one) => ({
            kind: say(kindWords(one.kind)),
            ...figuresOf(one, show),
            lastPaid: one.paid_until ? show.digits(showPeriod(one.paid_until)) : '—',
          }))}
          total={{ kind: t.total, ...figuresOf(dues, show) }}
        />
      )}
      {charges.length > 0 && (
        <PrintTable
          caption={t.charges}
          columns={[
            { name: 'for', label: t.for },
            { name: 'kind', label: t.kind },
            { name: 'day', label: t.date, isCode: true },
            { name: 'amount', label: t.amount, isFigure: true },
          ]}
          rows={charges.map(({ title, series_title, due_on, amount }) => ({
            for: say(title),
            kind: say(series_title),
            day: show.day(due_on),
            amount: show.amount(amount),
          }))}
          total={{
            for: t.total,
            amount: show.amount(toDecimal(sum(charges.map(({ amount }) => fromDecimal(amount))))),
          }}
        />
      )}
      <PrintTable
        caption={t.receipts}
        columns={[
          { name: 'day', label: t.date, isCode: true },
          { name: 'number', label: t.number, isCode: true },
          { name: 'kind', label: t.kind },
          { name: 'for', label: t.for },
          { name: 'serials', label: t.serials },
          { name: 'total', label: t.amount, isFigure: true },
        ]}
        rows={rows.map((row) => ({
          day: show.day(row.day),
          number: <span translate="no">{row.receipt_no}</span>,
          kind: say(seriesWords(row)),
          for: show.digits(purposeOf(row, say)),
          serials: keepSpans(show.digits(printedSerials(row))),
          total: show.amount(row.total),
        }))}
        total={{ day: t.total, total: show.amount(passbook.total) }}
      />
      {years.length > 1 && (
        <PrintTable
          caption={t.years}
          columns={[
            { name: 'year', label: t.year },
            { name: 'receipts', label: t.count, isFigure: true },
            { name: 'total', label: t.amount, isFigure: true },
          ]}
          rows={years.map(({ year, receipts, total }) => ({
            year: show.digits(String(year)),
            receipts: show.number(receipts),
            total: show.amount(total),
          }))}
        />
      )}
      {rents.length > 0 && (
        <PrintTable
          caption={t.rents}
          columns={[
            { name: 'room', label: t.room },
            { name: 'rent', label: t.rent, isFigure: true },
            { name: 'months', label: t.months },
            { name: 'owed', label: t.owed, isFigure: true },
          ]}
          rows={rents.map((rent) => ({
            room: show.digits(roomOf(rent, say)),
            rent: show.amount(rent.rent_amount),
            months: show.digits(rent.due_months.map(showPeriod).join(', ')),
            owed: show.amount(rent.due_amount),
          }))}
        />
      )}
      {associates.length > 0 && (
        <PrintTable
          caption={t.associates}
          columns={[
            { name: 'name', label: t.name },
            { name: 'license', label: t.license, isCode: true },
            { name: 'validUntil', label: t.validUntil, isCode: true },
          ]}
          rows={associates.map(({ name, license_no, valid_until }) => ({
            name,
            license: show.digits(license_no),
            validUntil: show.day(valid_until),
          }))}
        />
      )}
      {fundYears.length > 0 && (
        <p>
          <strong>{t.fundYears}:</strong>{' '}
          {show.digits(
            fundYears
              .map(({ from_year, to_year }) => showSpan(String(from_year), String(to_year)))
              .join(', '),
          )}
        </p>
      )}
      {certificates.length > 0 && (
        <p>
          <strong>{t.certificates}:</strong>{' '}
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
