export { Receipt, type Paper } from './Receipt.tsx'
export { PrintedReceipt, ReceiptDialog } from './ReceiptDialog.tsx'
export { useReceipt } from './use-receipt.tsx'
