export { PrintDialog } from './PrintDialog.tsx'
export { PrintSheet } from './PrintSheet.tsx'
export { PrintTable, type PrintColumn } from './PrintTable.tsx'
