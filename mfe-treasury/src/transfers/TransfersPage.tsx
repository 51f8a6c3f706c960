import { transfer, type Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { Card, Page, useRole } from '@samity/shared-ui/core'
import { useList, useUrlParams } from '@samity/shared-ui/data'
import { AttachmentDialog } from '@samity/shared-ui/forms'
import { NewInSheet } from '@samity/shared-ui/records'
import { fillWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { slipScanPath, transfers } from '../treasury-api.ts'
import { TransferForm } from './TransferForm.tsx'
import { TransferList } from './TransferList.tsx'
import { TransferSlip } from './TransferSlip.tsx'
import { WaitingTransfers } from './WaitingTransfers.tsx'

const words = {
  heading: { en: 'Transfers', bn: 'স্থানান্তর' },
  scanOf: { en: 'Scan of {number}', bn: '{number}-এর স্ক্যান' },
  list: { en: 'Transfer List', bn: 'স্থানান্তরের তালিকা' },
}

/**
 * Money that goes from one place to another: what waits for this person, and the list. The URL also
 * names the transfer whose slip is open, so that a cash book leads to it.
 */
export default function TransfersPage() {
  const role = useRole()
  const [params, updateParams] = useUrlParams({ replace: true })
  const list = useList(transfers, {
    dates: true,
    search: true,
    filters: { state: 'state', place: 'place' },
    // without it a list has no void record, whatever the filter says
    ...(params.get('state') === 'void' && { query: { voided: 1 } }),
  })
  const slipId = params.get('transfer')
  const showSlip = ({ id }: Transfer) => updateParams({ transfer: String(id) })
  const [shownScan, setShownScan] = useState<Transfer>()
  return (
    <Page
      heading={words.heading}
      actions={
        role !== 'auditor' && (
          <NewInSheet name={transfer.name}>
            {(close) => (
              <TransferForm
                onSaved={(saved) => {
                  close()
                  list.refresh()
                  showSlip(saved)
                }}
                onScanned={list.refresh}
              />
            )}
          </NewInSheet>
        )
      }
    >
      <WaitingTransfers onDone={list.refresh} />
      <Card heading={words.list}>
        <TransferList list={list} label={words.list} onSlip={showSlip} onScan={setShownScan} />
      </Card>
      {slipId && <TransferSlip key={slipId} id={slipId} onClose={() => updateParams({ transfer: '' })} />}
      {shownScan?.attachment && (
        <AttachmentDialog
          title={fillWords(words.scanOf, { number: shownScan.number })}
          path={slipScanPath(shownScan.id)}
          {...shownScan.attachment}
          onClose={() => setShownScan(undefined)}
        />
      )}
    </Page>
  )
}
