import { collection } from '@samity/shared-api/client'
import { priceOverride, type PriceItemChoice } from '@samity/shared-api/contract/resolutions/price'
import { Card, Input, Page, RecordLink } from '@samity/shared-ui/core'
import { columnsFor, Filter, ListTable, useList } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { ItemFilter } from '../components/ItemFilter.tsx'
import { PriceLinks } from '../components/PriceLinks.tsx'

const overrides = collection(priceOverride)

const words = {
  heading: { en: 'Other Prices', bn: 'ভিন্ন মূল্য' },
  listHeading: { en: 'Sold at Another Price', bn: 'ভিন্ন মূল্যে বিক্রি' },
  item: { en: 'For', bn: 'বাবদ' },
  cashier: { en: 'Cashier', bn: 'ক্যাশিয়ার' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  empty: {
    en: 'Everything was sold at the price of its resolution.',
    bn: 'সবকিছু সিদ্ধান্তের মূল্যেই বিক্রি হয়েছে।',
  },
}

/** Sales at another price than the one in force: by whom, and why. */
export default function OtherPricesPage() {
  const t = useWords(words)
  const say = useSay()
  const { data: items = [] } = useGet<PriceItemChoice[]>('prices/items/')
  const list = useList(overrides, {
    dates: true,
    search: true,
    filters: { item: 'item', cashier: 'cashier' },
    sort: '-day',
  })
  const columns = useMemo(
    () =>
      columnsFor(
        priceOverride,
        'day',
        {
          name: 'number',
          label: priceOverride.fields.number.label,
          value: ({ number }) => number,
          show: ({ number }) => (
            <RecordLink kind="receipt" values={{ number }} translate="no">
              {number}
            </RecordLink>
          ),
        },
        { name: 'item', label: words.item, value: (row) => say(row.item_name) },
        'cashier',
        'count',
        'expected',
        'amount',
        {
          name: 'difference',
          label: words.difference,
          kind: 'money',
          sort: null,
          value: (row) => row.difference,
          total: true,
        },
        'reason',
      ),
    [say],
  )
  return (
    <Page heading={words.heading} actions={<PriceLinks />}>
      <Card heading={words.listHeading}>
        <ListTable
          label={words.listHeading}
          file="other-prices"
          list={list}
          columns={columns}
          empty={words.empty}
          {...(list.amount && { totals: { difference: list.amount } })}
          filters={
            <>
              <ItemFilter list={list} items={items} />
              <Filter label={t.cashier} id="cashier_filter">
                {(id) => (
                  <Input
                    id={id}
                    name={id}
                    allowClear
                    defaultValue={list.params['cashier'] ?? ''}
                    onPressEnter={({ currentTarget }) => list.setParams({ cashier: currentTarget.value })}
                    onBlur={({ currentTarget }) => list.setParams({ cashier: currentTarget.value })}
                  />
                )}
              </Filter>
            </>
          }
        />
      </Card>
    </Page>
  )
}
