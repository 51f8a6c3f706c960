import { fromDecimal, toDecimal, type Day } from '@samity/shared-api/contract'
import type { PriceHistory, PriceItemChoice } from '@samity/shared-api/contract/resolutions/price'
import { Card, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { Chart, DataTable, Filter, useUrlParams, type Column } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { PriceLinks } from '../components/PriceLinks.tsx'
import styles from '../components/page.module.css'

const words = {
  heading: { en: 'Price History', bn: 'মূল্যের ইতিহাস' },
  item: { en: 'For', bn: 'বাবদ' },
  listHeading: { en: '{item}: before and after each change', bn: '{item}: প্রতিটি পরিবর্তনের আগে ও পরে' },
  from: { en: 'From', bn: 'থেকে' },
  to: { en: 'To', bn: 'পর্যন্ত' },
  price: { en: 'Price', bn: 'মূল্য' },
  resolution: { en: 'Resolution', bn: 'সিদ্ধান্ত' },
  days: { en: 'Days', bn: 'দিন' },
  quantity: { en: 'Sold', bn: 'বিক্রি' },
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  perDay: { en: 'A Day', bn: 'দিনে' },
  taken: { en: 'Taken', bn: 'আদায়' },
  income: { en: 'Income', bn: 'আয়' },
  incomePerDay: { en: 'Income a Day', bn: 'দিনে আয়' },
  priceChart: { en: 'Price (taka)', bn: 'মূল্য (টাকা)' },
  incomeChart: { en: 'Income a day (taka)', bn: 'দিনে আয় (টাকা)' },
  empty: { en: 'This never had a price by resolution.', bn: 'সিদ্ধান্ত অনুযায়ী এর কখনো মূল্য ছিল না।' },
}

type Row = {
  id: string
  from: Day
  to: Day | null
  amount: string | null
  resolution_number: string
  days: number
  quantity: number
  taken: string
  income: string
}

const rowsOf = ({ before, periods }: PriceHistory): Row[] => [
  ...(before && before.quantity > 0
    ? [{ ...before, id: 'before', amount: null, resolution_number: '' }]
    : []),
  ...periods.map((period) => ({ ...period, id: period.from })),
]
const incomePerDay = ({ income, days }: Row): string | null =>
  days === 0 ? null : toDecimal(Math.round(fromDecimal(income) / days))

const columnsOf = (isPaper: boolean): Column<Row>[] => [
  { name: 'from', label: words.from, kind: 'day', value: ({ from }) => from },
  { name: 'to', label: words.to, kind: 'day', value: ({ to }) => to },
  { name: 'amount', label: words.price, kind: 'money', value: ({ amount }) => amount },
  { name: 'resolution', label: words.resolution, value: ({ resolution_number }) => resolution_number },
  { name: 'days', label: words.days, kind: 'int', value: ({ days }) => days },
  {
    name: 'quantity',
    label: isPaper ? words.quantity : words.receipts,
    kind: 'int',
    value: ({ quantity }) => quantity,
    total: true,
  },
  {
    name: 'per_day',
    label: words.perDay,
    kind: 'int',
    value: ({ quantity, days }) => (days === 0 ? null : (quantity / days).toFixed(1)),
    hidden: 'when narrow',
  },
  { name: 'taken', label: words.taken, kind: 'money', value: ({ taken }) => taken, total: true },
  { name: 'income', label: words.income, kind: 'money', value: ({ income }) => income, total: true },
  { name: 'income_per_day', label: words.incomePerDay, kind: 'money', value: incomePerDay },
]
const paperColumns = columnsOf(true)
const feeColumns = columnsOf(false)

export default function PriceHistoryPage() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const [params, updateParams] = useUrlParams()
  const item = params.get('item') ?? 'VKL'
  const { data: items = [] } = useGet<PriceItemChoice[]>('prices/items/')
  const { data: history, error, refresh } = useGet<PriceHistory>('prices/history/', { params: { item } })
  const rows = history && rowsOf(history)
  const heading = history ? fillWords(words.listHeading, { item: say(history.item_name) }) : words.heading
  const points = (rows ?? []).map(({ from }) => show.day(from))
  return (
    <Page heading={words.heading} actions={<PriceLinks />}>
      <div className={styles.toolbar}>
        <Filter label={t.item} id="item">
          {(id) => (
            <SelectField
              id={id}
              name={id}
              value={item}
              options={items.map(({ item: code, name }) => ({ value: code, label: name }))}
              onChange={(code) => updateParams({ item: code })}
            />
          )}
        </Filter>
      </div>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !rows ? (
        <LoadingState />
      ) : (
        <>
          <Card heading={heading}>
            <DataTable
              label={heading}
              rows={rows}
              columns={history.unit === 'paper' ? paperColumns : feeColumns}
              file={`price-history-${item.replaceAll(':', '-')}`}
              empty={words.empty}
            />
          </Card>
          {rows.length > 0 && (
            <Card>
              <div className={styles.charts}>
                <Chart
                  kind="bar"
                  label={words.priceChart}
                  points={points}
                  series={[
                    {
                      name: words.price,
                      values: rows.map(({ amount }) => fromDecimal(amount ?? '0.00') / 100),
                    },
                  ]}
                />
                <Chart
                  kind="bar"
                  label={words.incomeChart}
                  points={points}
                  series={[
                    {
                      name: words.income,
                      values: rows.map((row) => fromDecimal(incomePerDay(row) ?? '0.00') / 100),
                    },
                  ]}
                />
              </div>
            </Card>
          )}
        </>
      )}
    </Page>
  )
}
