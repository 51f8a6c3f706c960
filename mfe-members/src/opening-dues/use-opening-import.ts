import { http, newIdempotencyKey, toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { ImportBody, ImportPreview, ImportResult } from '@samity/shared-api/contract/config/import'
import { useUnsaved } from '@samity/shared-ui/core'
import { useState } from 'react'
import { OpeningDuesFileError, readOpeningDues } from './read-opening-dues.ts'

// thousands of rows take longer over a slow connection than any other request
const importTimeoutMs = 10 * 60_000

type Source = {
  body: ImportBody
  /** Rows that are sent again after a lost response are imported once */ key: string
}
export type Check = Source & { preview: ImportPreview }

async function send<T>(body: ImportBody, key?: string): Promise<T> {
  const { data } = await http.post<T>('import/opening-dues/', body, {
    timeout: importTimeoutMs,
    ...(key && { headers: { 'Idempotency-Key': key } }),
  })
  return data
}
const checkRows = (body: ImportBody) => send<ImportPreview>({ ...body, dry_run: true })

/** One file from its selection to saved opening dues. */
export function useOpeningImport() {
  const [check, setCheck] = useState<Check>()
  const [result, setResult] = useState<ImportResult>()
  const [problem, setProblem] = useState<Words | string>('')
  const [isBusy, setIsBusy] = useState(false)
  useUnsaved(isBusy && !!check)

  async function run(work: () => Promise<void>) {
    setIsBusy(true)
    setProblem('')
    setResult(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof OpeningDuesFileError ? error.words : toRequestError(error).message)
    } finally {
      setIsBusy(false)
    }
  }

  /** Reads the file and shows a verdict for each row. Nothing is saved. */
  const open = (file: File) =>
    run(async () => {
      setCheck(undefined)
      const body = { ...(await readOpeningDues(file)), file: file.name }
      setCheck({ body, key: newIdempotencyKey(), preview: await checkRows(body) })
    })

  const submit = ({ body, key }: Check, skipErrors: boolean) =>
    run(async () => {
      try {
        setResult(await send<ImportResult>({ ...body, dry_run: false, skip_errors: skipErrors }, key))
        setCheck(undefined)
      } catch (error) {
        // records have changed since the check: show the current result
        if (toRequestError(error).status === 422)
          setCheck({ body, key: newIdempotencyKey(), preview: await checkRows(body) })
        throw error
      }
    })

  return { check, result, problem, isBusy, open, submit }
}
