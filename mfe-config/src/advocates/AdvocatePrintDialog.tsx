import type { Advocate } from '@samity/shared-api/contract/config/advocate'
import { PrintDialog } from '@samity/shared-ui/print'
import { useCheckCodes } from '@samity/shared-ui/receipt'
import { useWords } from '@samity/shared-ui/words'
import { AddressLabels } from './AddressLabels.tsx'
import { IdCards } from './IdCards.tsx'
import { AdvocateListPrint } from './AdvocateListPrint.tsx'

const words = {
  cards: { en: 'ID cards', bn: 'পরিচয়পত্র' },
  labels: { en: 'Address labels', bn: 'ঠিকানার লেবেল' },
  list: { en: 'Chosen advocates', bn: 'বাছাই করা আইনজীবী' },
}
const layouts = { cards: IdCards, labels: AddressLabels, list: AdvocateListPrint }
export type PrintLayout = keyof typeof layouts

export type AdvocatePrintDialogProps = {
  layout: PrintLayout
  advocates: readonly Advocate[]
  onClose: () => void
}

export function AdvocatePrintDialog({ layout, advocates, onClose }: AdvocatePrintDialogProps) {
  const t = useWords(words)
  const Layout = layouts[layout]
  // a card without its code must not be printed; the cards read the same codes in the same request
  const { isLoading } = useCheckCodes('member', layout === 'cards' ? advocates.map(({ id }) => id) : [])
  return (
    <PrintDialog title={t[layout]} onClose={onClose} isReady={!isLoading}>
      <Layout advocates={advocates} />
    </PrintDialog>
  )
}
