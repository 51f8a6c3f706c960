import { collection } from '@samity/shared-api/client'
import type { ModuleSeries } from '@samity/shared-api/contract/accounts/receipt-series'
import { moduleReceipt, type ModuleReceipt } from '@samity/shared-api/contract/sales/module-receipt'
import { seriesTitle, type ReceiptSeries } from '@samity/shared-api/contract/sales/money-record'
import { Card, EmptyState, Page, useMayEdit } from '@samity/shared-ui/core'
import {
  columnsFor,
  ListTable,
  PlaceFilter,
  receiptDeletion,
  RowButton,
  useColumnsWithPlace,
  useRemove,
  type Column,
} from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useParams } from '@samity/shared-ui/router'
import { useState } from 'react'
import { ReceiptButton } from '../components/ReceiptButton.tsx'
import { ReceiptNumber } from '../components/ReceiptNumber.tsx'
import { hideWhenNarrow } from '../components/receipt-columns.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'

const words = {
  heading: { en: 'Receipts of a module', bn: 'মডিউলের রসিদ' },
  none: { en: 'No module has this receipt series.', bn: 'কোনো মডিউলের এই রসিদের ধারা নেই।' },
}

const isSeriesCode = (code: string): code is Uppercase<string> => /^[A-Z]{3}$/.test(code)

/**
 * The receipts of a module's series. They can be printed and voided here also when the module that posted
 * them is gone; only the module has a form for them.
 */
export default function ModuleReceiptListPage() {
  const { series = '' } = useParams()
  const { data: allSeries } = useGet<ModuleSeries[]>('receipt-series/')
  const title = allSeries?.find(({ code }) => code === series)?.title
  if (!isSeriesCode(series))
    return (
      <Page heading={words.heading}>
        <EmptyState text={words.none} />
      </Page>
    )
  return (
    <Page heading={allSeries ? seriesTitle(series, title) : words.heading}>
      <Card>
        <ReceiptsOfSeries key={series} series={series} />
      </Card>
    </Page>
  )
}

const columns: Column<ModuleReceipt>[] = hideWhenNarrow(
  [
    {
      name: 'receipt_no',
      label: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
      value: ({ receipt_no }) => receipt_no,
      show: ({ receipt_no }) => <ReceiptNumber>{receipt_no}</ReceiptNumber>,
    },
    ...columnsFor(moduleReceipt('LIB'), 'date', 'payer', 'advocate_id', 'payment_type'),
    {
      name: 'lines',
      label: { en: 'Description', bn: 'বিবরণ' },
      value: ({ lines }) => lines.map(({ description }) => description).join(', '),
      sort: null,
    },
    ...columnsFor(moduleReceipt('LIB'), 'subject', 'remarks'),
    {
      name: 'total',
      label: { en: 'Total', bn: 'মোট' },
      kind: 'money',
      value: ({ total }) => total,
      sort: null,
    },
  ],
  'advocate_id',
  'subject',
  'remarks',
)

function ReceiptsOfSeries({ series }: { series: ReceiptSeries }) {
  const [receipts] = useState(() => collection(moduleReceipt(series)))
  const list = useReceiptList(receipts)
  const allColumns = useColumnsWithPlace(columns)
  const mayEdit = useMayEdit()
  const [receipt, openReceipt] = useReceipt()
  const remove = useRemove<ModuleReceipt>(receipts, { ...receiptDeletion, list })
  return (
    <>
      <ListTable
        list={list}
        label={words.heading}
        columns={allColumns}
        filters={<PlaceFilter list={list} />}
        file={`receipts-${series}`}
        {...(list.amount && { totals: { total: list.amount } })}
        actions={(row) => (
          <>
            <ReceiptButton number={row.number} label={undefined} onPrint={openReceipt} />
            {mayEdit && <RowButton action="delete" onClick={() => void remove(row)} />}
          </>
        )}
      />
      {receipt}
    </>
  )
}
