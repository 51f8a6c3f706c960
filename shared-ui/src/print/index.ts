export { PrintSheet } from './PrintSheet.tsx'
export { PrintTable, type PrintColumn } from './PrintTable.tsx'
