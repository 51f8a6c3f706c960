export type { Paper } from './paper.ts'
export { Receipt } from './Receipt.tsx'
export { PrintedReceipt, ReceiptDialog } from './ReceiptDialog.tsx'
export { useReceipt } from './use-receipt.tsx'
