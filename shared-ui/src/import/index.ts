export { CheckSummary } from './CheckSummary.tsx'
export { ColumnMapping } from './ColumnMapping.tsx'
export { FieldGuide } from './FieldGuide.tsx'
export { ImportButtons } from './ImportButtons.tsx'
export type { FieldColumns, ImportField } from './import-field.ts'
export { textsByField, toImportBody, type ImportFile } from './import-file.ts'
export { ImportFileDrop } from './ImportFileDrop.tsx'
export { refuseFile, type FileProblem, type ImportLimits } from './import-file-error.ts'
export { importRoute } from './import-route.ts'
export { ImportStatus } from './ImportStatus.tsx'
export { matchColumns, missingFields } from './match-columns.ts'
export { readImportFile, requireColumns, type ReadImportFileOptions } from './read-import-file.ts'
export { readPeriods } from './read-periods.ts'
export { reportRows } from './report-rows.ts'
export { TemplateButtons } from './TemplateButtons.tsx'
export {
  useImport,
  type AppliedRows,
  type FileImport,
  type ImportStep,
  type ImportSteps,
  type SaveRequest,
  type StepRequest,
} from './use-import.ts'
export { VerdictTable } from './VerdictTable.tsx'
export type { Worksheet } from './worksheet.ts'
