import { parseDay, showDay, today } from '@samity/shared-api/contract'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import { Card, ErrorState, LoadingState, Page, useRole } from '@samity/shared-ui/core'
import { DataTable, Filter, useUrlParams, type Column } from '@samity/shared-ui/data'
import { DayInput } from '@samity/shared-ui/date'
import { useGet } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { PriceLinks } from '../components/PriceLinks.tsx'
import { formatParts, unitWords } from '../components/price-texts.ts'

const words = {
  heading: { en: 'Prices', bn: 'মূল্য' },
  listHeading: { en: 'What costs what on {day}', bn: '{day} তারিখে কিসের মূল্য কত' },
  on: { en: 'On', bn: 'তারিখ' },
  item: { en: 'For', bn: 'বাবদ' },
  unit: { en: 'Unit', bn: 'একক' },
  amount: { en: 'Price', bn: 'মূল্য' },
  parts: { en: 'Parts', bn: 'অংশ' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  resolution: { en: 'Resolution', bn: 'সিদ্ধান্ত' },
  next: { en: 'Next Change', bn: 'পরবর্তী পরিবর্তন' },
  change: { en: '{amount} from {day}', bn: '{day} থেকে {amount}' },
  end: { en: 'no price from {day}', bn: '{day} থেকে মূল্য নেই' },
  empty: {
    en: 'Nothing has a price by resolution on this day. What has no price is sold as the cashier enters it.',
    bn: 'এই দিনে সিদ্ধান্ত অনুযায়ী কিছুর মূল্য নেই। যার মূল্য নেই, তা ক্যাশিয়ারের লেখা মূল্যে বিক্রি হয়।',
  },
}

type Row = PriceInForce & { id: string }

export default function PricesPage() {
  const t = useWords(words)
  const show = useShow()
  const [params, updateParams] = useUrlParams()
  const day = parseDay(params.get('on') ?? '') ?? today()
  const { data: prices, error, refresh } = useGet<PriceInForce[]>('prices/in-force/', { params: { on: day } })
  const rows = useMemo(() => prices?.map((price): Row => ({ ...price, id: price.item })), [prices])
  const columns = useColumns()
  const heading = fillWords(words.listHeading, { day: show.day(day) })
  return (
    <Page heading={words.heading} actions={<PriceLinks />}>
      <Card heading={heading}>
        {error ? (
          <ErrorState error={error} retry={refresh} />
        ) : (
          <DataTable
            label={heading}
            rows={rows ?? []}
            columns={columns}
            file={`prices-${day}`}
            empty={words.empty}
            {...(!rows && { insteadOfRows: <LoadingState /> })}
            tools={
              <Filter label={t.on} id="on">
                {(id) => (
                  <DayInput
                    id={id}
                    name={id}
                    value={day}
                    onChange={(value) => {
                      const chosenDay = parseDay(value)
                      if (chosenDay) updateParams({ on: chosenDay })
                    }}
                  />
                )}
              </Filter>
            }
          />
        )}
      </Card>
    </Page>
  )
}

function useColumns(): Column<Row>[] {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const mayReadHistory = useRole() !== 'cashier'
  return useMemo(
    () => [
      {
        name: 'item',
        label: words.item,
        value: ({ item_name }) => say(item_name),
        ...(mayReadHistory && {
          show: ({ item, item_name }: Row) => (
            <Link to={`/dashboard/price-history?item=${encodeURIComponent(item)}`}>{say(item_name)}</Link>
          ),
        }),
      },
      { name: 'unit', label: words.unit, value: ({ unit }) => say(unitWords[unit]), hidden: 'when narrow' },
      { name: 'amount', label: words.amount, kind: 'money', value: ({ amount }) => amount },
      {
        name: 'parts',
        label: words.parts,
        value: ({ components }) => formatParts(components, say, show.amount),
        hidden: 'when narrow',
      },
      { name: 'from_day', label: words.since, kind: 'day', value: ({ from_day }) => from_day },
      { name: 'resolution', label: words.resolution, value: ({ resolution_number }) => resolution_number },
      {
        name: 'next',
        label: words.next,
        value: ({ next }) => next && `${showDay(next.day)} ${next.amount ?? ''}`.trim(),
        show: ({ next }) =>
          next &&
          (next.amount === null
            ? fill(t.end, { day: show.day(next.day) })
            : fill(t.change, { day: show.day(next.day), amount: show.amount(next.amount) })),
      },
    ],
    [t, say, show, mayReadHistory],
  )
}
