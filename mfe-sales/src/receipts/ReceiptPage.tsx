import { receiptSeries, type Receipt as ReceiptData } from '@samity/shared-api/contract/sales/money-record'
import { LoadingState, Page, ErrorState, Card } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { ReceiptActions, ReceiptPlaces, ReceiptPrint, ReceiptView } from '@samity/shared-ui/receipt'
import { useParams } from '@samity/shared-ui/router'
import { useLanguage } from '@samity/shared-ui/words'
import { useMayCollect } from '../hooks/use-may-collect.ts'
import { ReceiptTools } from './ReceiptTools.tsx'

const heading = { en: 'Money Collection Receipt', bn: 'অর্থ আদায়ের রসিদ' }

/**
 * One receipt by its number, void ones included. A person who may collect money prints it; an auditor only
 * reads it.
 */
export default function ReceiptPage() {
  const { number = '' } = useParams()
  const mayCollect = useMayCollect()
  const [series = ''] = number.split('-')
  // the lists of built-in series are in the menu
  const isOfModule = !Object.hasOwn(receiptSeries, series)
  return (
    <Page heading={heading} {...(isOfModule && { back: `/dashboard/module-receipts/${series}` })}>
      <Card>
        {mayCollect ? (
          <ReceiptView
            key={number}
            number={number}
            buttons={(receipt, refresh) => <ReceiptTools receipt={receipt} onVoided={refresh} />}
          />
        ) : (
          <ReadOnlyReceipt key={number} number={number} />
        )}
      </Card>
    </Page>
  )
}

function ReadOnlyReceipt({ number }: { number: string }) {
  const { data: receipt, error, refresh } = useGet<ReceiptData>(`receipts/${encodeURIComponent(number)}/`)
  const isBengali = useLanguage() === 'bn'
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!receipt) return <LoadingState />
  return (
    <>
      <ReceiptPrint receipt={{ ...receipt, ...(isBengali && receipt.bengali) }} />
      <ReceiptPlaces receipt={receipt} />
      <ReceiptTools receipt={receipt} onVoided={refresh} />
      <ReceiptActions receipt={receipt} />
    </>
  )
}
