import { newIdempotencyKey, toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useRef, useState } from 'react'
import { useUnsaved } from '../core/index.ts'
import { ImportFileError } from './import-file-error.ts'
import type { ImportFile } from './import-file.ts'

export type AppliedRows = { done: number; total: number }
/**
 * The current step; `percent` is the upload progress and is undefined outside the upload. Afterwards `rows`
 * is there if the server tells it.
 */
export type ImportStep = { kind: 'reading' | 'checking' | 'importing'; percent?: number; rows?: AppliedRows }
export type StepRequest = {
  /** Call it with the percentage of the body that is sent */
  onProgress: (percent: number) => void
  onRows: (rows: AppliedRows) => void
}
export type SaveRequest = StepRequest & {
  /** Rows with errors and duplicates are left out. Otherwise one of them stops everything. */
  onlyValid: boolean
  /** The Idempotency-Key: rows that are sent again after a lost response are imported once */
  key: string
}

export type ImportSteps<Preview, Result> = {
  /** Reads the file in the browser, usually with `readImportFile` */
  read: (file: File) => Promise<ImportFile>
  /** Returns the verdicts of the server, which saves nothing */
  check: (file: ImportFile, request: StepRequest) => Promise<Preview>
  /** Saves the rows. A refusal with 422 means that the verdicts have changed: the hook checks again. */
  save: (file: ImportFile, request: SaveRequest) => Promise<Result>
}

export type FileImport<Preview, Result> = {
  file: ImportFile | undefined
  /** The result of the last check of this file */
  preview: Preview | undefined
  /** The result of the last import, until the next file */
  result: Result | undefined
  step: ImportStep | undefined
  /** Why the last step failed, or '' */
  problem: Words | string
  /** Reads a file. Returns undefined when it cannot be read; `problem` then says why. */
  open: (file: File) => Promise<ImportFile | undefined>
  /** Puts the file with other columns in the place of this one. It must be checked again. */
  change: (file: ImportFile) => void
  check: (file: ImportFile) => Promise<void>
  save: (file: ImportFile, onlyValid: boolean) => Promise<void>
  close: () => void
}

/**
 * The state of an import: one file from its selection to saved records. The steps run one after the other.
 */
export function useImport<Preview, Result>(steps: ImportSteps<Preview, Result>): FileImport<Preview, Result> {
  const [source, setSource] = useState<{ file: ImportFile; key: string }>()
  const [preview, setPreview] = useState<Preview>()
  const [result, setResult] = useState<Result>()
  const [step, setStep] = useState<ImportStep>()
  const [problem, setProblem] = useState<Words | string>('')
  const latestAttempt = useRef(0)
  useUnsaved(step?.kind === 'importing')

  const change = (file: ImportFile) => {
    setSource({ file, key: newIdempotencyKey() })
    setPreview(undefined)
  }
  function close() {
    latestAttempt.current += 1
    setSource(undefined)
    setPreview(undefined)
    setResult(undefined)
    setProblem('')
  }

  /** Shows the step while it runs, and its error afterwards. Returns undefined after an error. */
  async function run<T>(kind: ImportStep['kind'], work: (request: StepRequest) => Promise<T>) {
    setProblem('')
    setStep({ kind })
    try {
      return await work({
        onProgress: (percent) => setStep({ kind, ...(percent < 100 && { percent }) }),
        onRows: (rows) => setStep({ kind, rows }),
      })
    } catch (error) {
      setProblem(error instanceof ImportFileError ? error.words : toRequestError(error).message)
      return undefined
    } finally {
      setStep(undefined)
    }
  }

  const open = (chosen: File) => {
    close()
    const attempt = latestAttempt.current
    return run('reading', async () => {
      const file = await steps.read(chosen)
      // another file was chosen meanwhile
      if (attempt !== latestAttempt.current) return undefined
      change(file)
      return file
    })
  }

  async function check(file: ImportFile) {
    setPreview(undefined)
    await run('checking', async (request) => setPreview(await steps.check(file, request)))
  }

  async function save(file: ImportFile, onlyValid: boolean) {
    const key = source?.key ?? newIdempotencyKey()
    await run('importing', async (request) => {
      try {
        const saved = await steps.save(file, { ...request, onlyValid, key })
        close()
        setResult(saved)
      } catch (error) {
        // records have changed since the check: show the current verdicts
        if (toRequestError(error).status === 422) {
          change(file)
          setPreview(await steps.check(file, request))
        }
        throw error
      }
    })
  }

  return { file: source?.file, preview, result, step, problem, open, change, check, save, close }
}
