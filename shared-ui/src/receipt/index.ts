export type { PaperSize } from './paper-size.ts'
export { ReceiptPrint } from './ReceiptPrint.tsx'
export { ReceiptActions, ReceiptView, ReceiptDialog } from './ReceiptDialog.tsx'
export { useReceipt } from './use-receipt.tsx'
