import { newKey, toRefusal } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { Checked, Importable, Imported } from '@samity/shared-api/contract/config/import'
import { useUnsaved } from '@samity/shared-ui/core'
import { useRef, useState } from 'react'
import { matchColumns, type Matched } from './match.ts'
import { FileProblem } from './problems.ts'
import { readFile } from './read-file.ts'
import { checkRows, importRows, type Opened } from './send-rows.ts'

/** What is under way; `percent` of the sending, while it is sent. */
export type Work = { kind: 'reading' | 'checking' | 'importing'; percent?: number }
export type Done = Imported & { what: Importable }

/** One file on its way from the disk into the register. */
export function useImport() {
  const [what, setWhat] = useState<Importable>('advocates')
  const [opened, setOpened] = useState<Opened>()
  const [checked, setChecked] = useState<Checked>()
  const [done, setDone] = useState<Done>()
  const [work, setWork] = useState<Work>()
  const [problem, setProblem] = useState<Words | string>('')
  const latest = useRef(0)
  useUnsaved(work?.kind === 'importing')

  function close() {
    latest.current += 1
    setOpened(undefined)
    setChecked(undefined)
    setDone(undefined)
    setProblem('')
  }

  async function during(kind: Work['kind'], act: (onProgress: (percent: number) => void) => Promise<void>) {
    setProblem('')
    setWork({ kind })
    try {
      await act((percent) => setWork({ kind, ...(percent < 100 && { percent }) }))
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.words : toRefusal(error).message)
    } finally {
      setWork(undefined)
    }
  }

  const open = (file: File, as: Importable = what) => {
    close()
    const mine = latest.current
    return during('reading', async () => {
      const sheet = await readFile(as, file)
      if (mine === latest.current)
        setOpened({ name: file.name, sheet, columns: matchColumns(as, sheet.headings), key: newKey() })
    })
  }

  const check = (of: Opened) =>
    during('checking', async (onProgress) => setChecked(await checkRows(what, of, onProgress)))

  const book = (of: Opened, skip: boolean) =>
    during('importing', async (onProgress) => {
      try {
        const imported = await importRows(what, of, skip, onProgress)
        close()
        setDone({ ...imported, what })
      } catch (error) {
        // the register has changed since it was compared: show how it stands now
        if (toRefusal(error).status === 422) setChecked(await checkRows(what, of, () => undefined))
        throw error
      }
    })

  return {
    what,
    opened,
    checked,
    done,
    work,
    problem,
    open,
    check,
    book,
    close,
    choose(next: Importable) {
      setWhat(next)
      close()
    },
    match(columns: Matched) {
      setOpened((before) => before && { ...before, columns, key: newKey() })
      setChecked(undefined)
    },
  }
}
export type ImportState = ReturnType<typeof useImport>
