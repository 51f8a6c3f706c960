export { NewInSheet } from './NewInSheet.tsx'
export { RecordsPage } from './RecordsPage.tsx'
export { useRecordEditor, type EditorFormProps, type RecordEditor } from './use-record-editor.ts'
