import { newIdempotencyKey, toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { ImportPreview, ImportTarget, ImportResult } from '@samity/shared-api/contract/config/import'
import { useUnsaved } from '@samity/shared-ui/core'
import { useRef, useState } from 'react'
import { matchColumns, type FieldColumns } from './match-columns.ts'
import { ImportFileError } from './import-file-error.ts'
import { readFile } from './read-file.ts'
import { checkRows, importRows, type ImportFile } from './send-rows.ts'

/** The current step; `percent` is the upload progress and is undefined outside the upload. */
export type ImportStep = { kind: 'reading' | 'checking' | 'importing'; percent?: number }
export type ImportSummary = ImportResult & { recordType: ImportTarget }

/** The state of an import: one file from selection to saved records. */
export function useImport() {
  const [recordType, setRecordType] = useState<ImportTarget>('advocates')
  const [importFile, setImportFile] = useState<ImportFile>()
  const [validation, setValidation] = useState<ImportPreview>()
  const [summary, setSummary] = useState<ImportSummary>()
  const [step, setStep] = useState<ImportStep>()
  const [errorText, setErrorText] = useState<Words | string>('')
  const latestAttempt = useRef(0)
  useUnsaved(step?.kind === 'importing')

  function close() {
    latestAttempt.current += 1
    setImportFile(undefined)
    setValidation(undefined)
    setSummary(undefined)
    setErrorText('')
  }

  async function runStep(
    kind: ImportStep['kind'],
    run: (onProgress: (percent: number) => void) => Promise<void>,
  ) {
    setErrorText('')
    setStep({ kind })
    try {
      await run((percent) => setStep({ kind, ...(percent < 100 && { percent }) }))
    } catch (error) {
      setErrorText(error instanceof ImportFileError ? error.words : toRequestError(error).message)
    } finally {
      setStep(undefined)
    }
  }

  const open = (file: File, target: ImportTarget = recordType) => {
    close()
    const attempt = latestAttempt.current
    return runStep('reading', async () => {
      const worksheet = await readFile(target, file)
      if (attempt === latestAttempt.current)
        setImportFile({
          name: file.name,
          worksheet,
          columns: matchColumns(target, worksheet.headings),
          key: newIdempotencyKey(),
        })
    })
  }

  const check = (source: ImportFile) =>
    runStep('checking', async (onProgress) => setValidation(await checkRows(recordType, source, onProgress)))

  const submit = (source: ImportFile, skipErrors: boolean) =>
    runStep('importing', async (onProgress) => {
      try {
        const counts = await importRows(recordType, source, skipErrors, onProgress)
        close()
        setSummary({ ...counts, recordType })
      } catch (error) {
        // records have changed since the check: show the current result
        if (toRequestError(error).status === 422)
          setValidation(await checkRows(recordType, source, () => undefined))
        throw error
      }
    })

  return {
    recordType,
    importFile,
    validation,
    summary,
    step,
    errorText,
    open,
    check,
    submit,
    close,
    selectRecordType(next: ImportTarget) {
      setRecordType(next)
      close()
    },
    match(columns: FieldColumns) {
      setImportFile((previous) => previous && { ...previous, columns, key: newIdempotencyKey() })
      setValidation(undefined)
    },
  }
}
export type ImportState = ReturnType<typeof useImport>
