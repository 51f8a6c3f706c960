import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import type { Get, PageLocation } from '@samity/shared-api/module'
import { Link, useParams } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import type { OwnRequest } from '../../contract/request.ts'
import styles from './my.module.css'
import { readOwn, statusOf, type Own } from './own-data.ts'
import { OwnFrame } from './OwnFrame.tsx'
import { receiptLink } from './own-words.ts'
import { PagePrintButton } from './PagePrintButton.tsx'
import { ReceiptSheet } from './ReceiptSheet.tsx'
import { ReportForm } from './ReportForm.tsx'

const words = {
  heading: { en: 'My Receipt', bn: 'আমার রসিদ' },
  none: {
    en: 'There is no such receipt in your passbook.',
    bn: 'আপনার পাসবইয়ে এমন কোনো রসিদ নেই।',
  },
  back: { en: 'Back to the passbook', bn: 'পাসবইয়ে ফিরুন' },
}

/** Null: the receipt is not one of the member's own. */
type ReceiptData = { receipt: Receipt; reports: OwnRequest[] } | null

async function readReceipt(get: Get, number: string): Promise<ReceiptData> {
  try {
    const [receipt, requests] = await Promise.all([
      get(`my/receipts/${encodeURIComponent(number)}/`) as Promise<Receipt>,
      get('x/mfe-my/own-requests/') as Promise<OwnRequest[]>,
    ])
    return { receipt, reports: requests.filter(({ receipt_number }) => receipt_number === receipt.number) }
  } catch (error) {
    if (statusOf(error) === 404) return null
    throw error
  }
}

export const data = (get: Get, { path }: PageLocation): Promise<Own<ReceiptData>> =>
  readOwn(get, () => readReceipt(get, decode(path.split('/')[3] ?? '')))

export const missing = (own: Own<ReceiptData>): boolean => own.isIn && own.content === null

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export default function ReceiptPage({ data: own }: { data: Own<ReceiptData> }) {
  const t = useWords(words)
  const { number = '' } = useParams()
  return (
    <OwnFrame heading={t.heading} data={own}>
      {(content) => (
        <>
          {content ? (
            <>
              <PagePrintButton />
              <ReceiptSheet receipt={content.receipt} />
              <ReportForm
                number={content.receipt.number}
                reports={content.reports}
                page={receiptLink(number || content.receipt.number)}
              />
            </>
          ) : (
            <p>{t.none}</p>
          )}
          <p className={styles.screenOnly}>
            <Link to="/my/passbook">{t.back}</Link>
          </p>
        </>
      )}
    </OwnFrame>
  )
}
