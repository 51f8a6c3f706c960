import type { CashDayDetails, ClosingSlip } from '@samity/shared-api/contract/treasury/cash-day'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { SlipPrintDialog, SlipPreview } from '../components/SlipPrintDialog.tsx'
import { ClosingSlipPrint } from './ClosingSlipPrint.tsx'
import { CountResult } from './CountResult.tsx'

const words = { slip: { en: 'Closing Slip', bn: 'সমাপনী স্লিপ' } }

export function ClosedDay({ day }: { day: CashDayDetails }) {
  return (
    <SlipPreview summary={<CountResult day={day} />}>
      <Slip id={day.id} />
    </SlipPreview>
  )
}

export function SlipDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useWords(words)
  return (
    <SlipPrintDialog title={t.slip} onClose={onClose}>
      <Slip id={id} />
    </SlipPrintDialog>
  )
}

function Slip({ id }: { id: number }) {
  const { data: slip, error, refresh } = useGet<ClosingSlip>(`cash-days/${id}/slip/`)
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!slip) return <LoadingState />
  return <ClosingSlipPrint slip={slip} />
}
