export type { PaperSize } from './paper.ts'
export { ReceiptPrint } from './Receipt.tsx'
export { ReceiptView, ReceiptDialog } from './ReceiptDialog.tsx'
export { useReceipt } from './use-receipt.tsx'
