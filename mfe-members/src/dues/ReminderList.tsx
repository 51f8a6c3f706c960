import { fromDecimal, sum, toDecimal, today } from '@samity/shared-api/contract'
import type { DuesRow } from '@samity/shared-api/contract/members/dues'
import { Button, ErrorState, LoadingState, useToast } from '@samity/shared-ui/core'
import { useQuery } from '@samity/shared-ui/query'
import { PrintDialog, PrintSheet, PrintTable } from '@samity/shared-ui/print'
import { fill, fillWords, useSay, useShow, useWords, type Show } from '@samity/shared-ui/words'
import { nameOf } from '@samity/shared-api/contract/words'
import { showPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import { hasCharges } from './dues-columns.tsx'

const words = {
  title: { en: 'Reminder List', bn: 'তাগিদের তালিকা' },
  asOf: { en: 'As of {day}, {count} members', bn: '{day} তারিখে, {count} জন সদস্য' },
  serial: { en: 'SL', bn: 'ক্রম' },
  number: { en: 'ID', bn: 'আইডি' },
  name: { en: 'Name', bn: 'নাম' },
  phone: { en: 'Phone', bn: 'ফোন' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  fees: { en: 'Fees', bn: 'মোট ফি' },
  delay: { en: 'Delay fee', bn: 'বিলম্ব ফি' },
  cost: { en: 'Yearly cost', bn: 'বার্ষিক খরচ' },
  toPay: { en: 'To pay today', bn: 'আজ দিতে হবে' },
  charges: { en: 'Also owed', bn: 'আরও পাওনা' },
  total: { en: 'Total', bn: 'মোট' },
  told: { en: 'Told on', bn: 'জানানোর তারিখ' },
  noPhone: { en: 'no phone', bn: 'ফোন নেই' },
  copy: { en: 'Copy the phone numbers', bn: 'ফোন নম্বরগুলো কপি করুন' },
  copied: { en: '{count} phone numbers are copied.', bn: '{count}টি ফোন নম্বর কপি হয়েছে।' },
  uncopied: {
    en: 'The browser does not allow copying. Export the list instead.',
    bn: 'ব্রাউজার কপি করতে দিচ্ছে না। তালিকাটি রপ্তানি করুন।',
  },
}

const amounts = ['owed', 'delay_fee', 'cost', 'total', 'charges'] as const
type Amounts = Partial<Record<'charges', string>> &
  Record<Exclude<(typeof amounts)[number], 'charges'>, string>
const totalsOf = (rows: readonly DuesRow[]) =>
  Object.fromEntries(
    amounts.map((name) => [name, toDecimal(sum(rows.map((row) => fromDecimal(row[name] ?? '0.00'))))]),
  ) as Amounts // every amount has its sum
const showAmounts = (row: Amounts, show: Show) => ({
  fees: show.amount(row.owed),
  delay: show.amount(row.delay_fee),
  cost: show.amount(row.cost),
  toPay: show.amount(row.total),
  charges: show.amount(row.charges ?? '0.00'),
})

type Props = {
  fetchAll: () => Promise<DuesRow[]>
  /** The filters, which name the response in the cache */
  params: Record<string, string>
  onClose: () => void
}

/** Who owes what, with the phone numbers: to print and tick off, or to copy into a message. */
export function ReminderList({ fetchAll, params, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const toast = useToast()
  const { data: rows, error, refresh } = useQuery<DuesRow[]>(['dues/', 'reminders', params], fetchAll)
  const totals = totalsOf(rows ?? [])
  const phones = [...new Set(rows?.map(({ phone }) => phone).filter(Boolean))]
  async function copy() {
    try {
      await navigator.clipboard.writeText(phones.join('\n'))
      toast.success(fillWords(words.copied, { count: show.number(phones.length) }))
    } catch {
      toast.error(words.uncopied)
    }
  }
  return (
    <PrintDialog
      title={t.title}
      onClose={onClose}
      isReady={rows !== undefined}
      tools={phones.length > 0 && <Button onClick={() => void copy()}>{t.copy}</Button>}
    >
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !rows ? (
        <LoadingState />
      ) : (
        <PrintSheet
          title={t.title}
          subtitle={fill(t.asOf, { day: show.day(today()), count: show.number(rows.length) })}
        >
          <PrintTable
            label={t.title}
            columns={[
              { name: 'serial', label: t.serial, isFigure: true },
              { name: 'number', label: t.number, isCode: true },
              { name: 'name', label: t.name },
              { name: 'phone', label: t.phone, isCode: true },
              { name: 'since', label: t.since, isCode: true },
              ...(
                [
                  'fees',
                  'delay',
                  'cost',
                  'toPay',
                  ...(hasCharges(totals) ? (['charges'] as const) : []),
                ] as const
              ).map((name) => ({
                name,
                label: t[name],
                isFigure: true as const,
              })),
              { name: 'told', label: t.told },
            ]}
            rows={rows.map((row, index) => ({
              serial: show.number(index + 1),
              number: <span translate="no">{show.digits(row.bar_registration_number)}</span>,
              name: <span translate="no">{say(nameOf(row))}</span>,
              phone: row.phone ? show.digits(row.phone) : t.noPhone,
              since: row.oldest && show.digits(showPeriod(row.oldest)),
              ...showAmounts(row, show),
            }))}
            total={{ name: t.total, ...showAmounts(totals, show) }}
          />
        </PrintSheet>
      )}
    </PrintDialog>
  )
}
