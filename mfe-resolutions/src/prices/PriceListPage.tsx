import { collection } from '@samity/shared-api/client'
import { price, type PriceItemChoice } from '@samity/shared-api/contract/resolutions/price'
import { columnsFor, useList } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { ItemFilter } from '../components/ItemFilter.tsx'
import { PriceLinks } from '../components/PriceLinks.tsx'
import { formatParts } from '../components/price-texts.ts'
import { PriceForm } from './PriceForm.tsx'

const prices = collection(price)

const words = {
  heading: { en: 'Prices by Resolution', bn: 'সিদ্ধান্ত অনুযায়ী মূল্য' },
  listHeading: { en: 'All Prices', bn: 'সব মূল্য' },
  amount: { en: 'Price', bn: 'মূল্য' },
  parts: { en: 'Parts', bn: 'অংশ' },
  ends: { en: 'Resolution Ends On', bn: 'সিদ্ধান্ত শেষ' },
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  item: { en: 'For', bn: 'বাবদ' },
  deletion: {
    en: 'Are you sure you want to delete this price?',
    bn: 'আপনি কি নিশ্চিত যে এই মূল্যটি মুছে ফেলতে চান?',
  },
  empty: {
    en: 'No prices yet. Enter a resolution first, then its price.',
    bn: 'এখনো কোনো মূল্য নেই। আগে সিদ্ধান্ত, তারপর তার মূল্য লিখুন।',
  },
}

export default function PriceListPage() {
  const say = useSay()
  const show = useShow()
  const { data: items = [] } = useGet<PriceItemChoice[]>('prices/items/')
  const list = useList(prices, { dates: true, filters: { item: 'item' }, sort: '-from_day' })
  const editor = useRecordEditor(prices, list, { question: words.deletion })
  const columns = useMemo(
    () =>
      columnsFor(
        price,
        { name: 'item', label: words.item, value: (row) => say(row.item_name) },
        'from_day',
        { name: 'amount', label: words.amount, kind: 'money', sort: null, value: (row) => row.amount },
        {
          name: 'components',
          label: words.parts,
          sort: null,
          hidden: 'when narrow',
          value: (row) => formatParts(row.components, say, show.amount),
        },
        {
          name: 'resolution',
          label: price.fields.resolution.label,
          sort: null,
          value: (row) => row.resolution_number,
        },
        { name: 'ends_on', label: words.ends, kind: 'day', sort: null, value: (row) => row.ends_on },
        {
          name: 'receipt_count',
          label: words.receipts,
          kind: 'int',
          sort: null,
          value: (row) => row.receipt_count,
        },
      ),
    [say, show],
  )
  return (
    <RecordsPage
      arrangement="list first"
      heading={words.heading}
      links={<PriceLinks />}
      editor={editor}
      form={(formProps) => <PriceForm {...formProps} items={items} />}
      listHeading={words.listHeading}
      file="prices"
      list={list}
      columns={columns}
      empty={words.empty}
      filters={<ItemFilter list={list} items={items} />}
      // a price that receipts have stays as it is
      actions={(row, buttons) => row.receipt_count === 0 && buttons}
    />
  )
}
