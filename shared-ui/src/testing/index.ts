export { setWindowWidth } from './jsdom-setup.ts'
export { wrongTotals } from './wrong-totals.ts'
export { renderScreen } from './render-screen.tsx'
export { deleteEditedRecord } from './delete-edited-record.tsx'
