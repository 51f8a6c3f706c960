import { http } from '@samity/shared-api/client'
import type { Receipt as Slip } from '@samity/shared-api/contract/sales/money-record'
import { Busy, Page, Problem, Sheet } from '@samity/shared-ui/core'
import { PrintedReceipt, Receipt } from '@samity/shared-ui/receipt'
import { useParams } from '@samity/shared-ui/router'
import { useEffect, useState } from 'react'
import { useMayCollect } from '../parts/use-may-collect.ts'

const heading = { en: 'Money Collection Receipt', bn: 'অর্থ আদায়ের রসিদ' }

/** One receipt by its number, void ones too. Whoever takes money prints it; an auditor reads it. */
export default function ReceiptPage() {
  const { number = '' } = useParams()
  const mayCollect = useMayCollect()
  return (
    <Page heading={heading}>
      <Sheet>
        {mayCollect ? (
          <PrintedReceipt key={number} number={number} />
        ) : (
          <ReadReceipt key={number} number={number} />
        )}
      </Sheet>
    </Page>
  )
}

function ReadReceipt({ number }: { number: string }) {
  const [slip, setSlip] = useState<Slip>()
  const [error, setError] = useState<unknown>()
  function read() {
    setError(undefined)
    http.get<Slip>(`receipts/${encodeURIComponent(number)}/`).then(({ data }) => setSlip(data), setError)
  }
  // oxlint-disable-next-line exhaustive-deps -- another number is another receipt
  useEffect(read, [])
  if (error) return <Problem error={error} retry={read} />
  return slip ? <Receipt slip={slip} /> : <Busy />
}
