import { toRequestError } from '@samity/shared-api/client'
import type { Language, Words } from '@samity/shared-api/contract'
import { Alert, Button, Card, DownloadOutlined, LinkButton, Page } from '@samity/shared-ui/core'
import { DataTable, download, toCsv, type Column } from '@samity/shared-ui/data'
import { FileButton, FileDrop } from '@samity/shared-ui/forms'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import type { ImportResult, ImportRow, RowVerdict } from '../../contract/import.ts'
import { importBooks } from '../library-api.ts'
import styles from '../library.module.css'
import { BookFileError, importFields, readBooks } from './read-books.ts'

const words = {
  heading: { en: 'Import Books', bn: 'বই আমদানি' },
  file: { en: 'File (CSV)', bn: 'ফাইল (CSV)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  hint: {
    en: 'or drop it here. Separate several copy numbers with a semicolon. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। একাধিক কপি নম্বর সেমিকোলন দিয়ে আলাদা করুন। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
  template: { en: 'Template', bn: 'নমুনা ফাইল' },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  counts: {
    en: '{books} books with {copies} copies can be imported, {errors} rows have errors.',
    bn: '{copies}টি কপিসহ {books}টি বই আমদানি করা যাবে, {errors}টি সারিতে ভুল আছে।',
  },
  importAll: { en: 'Import all', bn: 'সব আমদানি করুন' },
  importValid: { en: 'Import only the valid rows', bn: 'শুধু সঠিক সারিগুলো আমদানি করুন' },
  imported: {
    en: '{books} books with {copies} copies are imported.',
    bn: '{copies}টি কপিসহ {books}টি বই আমদানি হয়েছে।',
  },
  list: { en: 'Go to Books', bn: 'বইয়ের তালিকায় যান' },
  row: { en: 'Row', bn: 'সারি' },
  book: { en: 'Book', bn: 'বই' },
  verdict: { en: 'Result', bn: 'ফল' },
  new: { en: 'New', bn: 'নতুন' },
  error: { en: 'Error', bn: 'ভুল' },
  remarks: { en: 'Remarks', bn: 'যা দেখতে হবে' },
}

type Check = { name: string; rows: ImportRow[]; result: ImportResult }
type ResultRow = { id: number; title: string; verdict: RowVerdict }

const remarksOf = ({ errors = {} }: RowVerdict, language: Language): string =>
  Object.entries(errors)
    .map(([name, message]) => `${importFields[name]?.[language] ?? name}: ${message[language]}`)
    .join('; ')

const columnsIn = (language: Language): Column<ResultRow>[] => [
  { name: 'row', label: words.row, kind: 'int', value: ({ id }) => id },
  { name: 'title', label: words.book, value: ({ title }) => title },
  { name: 'verdict', label: words.verdict, value: ({ verdict }) => words[verdict.verdict][language] },
  { name: 'remarks', label: words.remarks, value: ({ verdict }) => remarksOf(verdict, language) },
]

/** The headings of a file, in the reader's language. */
const templateColumns = Object.entries(importFields).map(([name, label]): Column<never> => ({
  name,
  label,
  value: () => '',
}))

/** Imports books from a CSV file. The browser reads the file, the service checks each row, and the person decides about the wrong ones. */
export default function ImportBooksPage() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  const columns = useMemo(() => columnsIn(language), [language])
  const [check, setCheck] = useState<Check>()
  const [imported, setImported] = useState<ImportResult>()
  const [problem, setProblem] = useState<Words | string>('')
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: () => Promise<void>) {
    setIsBusy(true)
    setProblem('')
    setImported(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof BookFileError ? error.words : toRequestError(error).message)
    } finally {
      setIsBusy(false)
    }
  }
  const open = (file: File) =>
    run(async () => {
      setCheck(undefined)
      const rows = await readBooks(file)
      setCheck({
        name: file.name,
        rows,
        result: await importBooks({ rows, dry_run: true, only_valid: false }),
      })
    })
  const submit = ({ rows, name }: Check, only_valid: boolean) =>
    run(async () => {
      try {
        setImported(await importBooks({ rows, dry_run: false, only_valid }))
        setCheck(undefined)
      } catch (error) {
        // somebody else has added one of these books since the check: show the current result
        if (toRequestError(error).status === 422)
          setCheck({ rows, name, result: await importBooks({ rows, dry_run: true, only_valid: false }) })
        throw error
      }
    })
  const downloadTemplate = () =>
    download(
      new Blob([toCsv(templateColumns, [], language)], { type: 'text/csv;charset=utf-8' }),
      'library-books.csv',
    )

  return (
    <Page heading={words.heading} back="/dashboard/library/books">
      <Card>
        <div className={styles.blocks}>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={downloadTemplate}>
            {t.template}
          </Button>
          <FileDrop disabled={isBusy} onFiles={([file]) => void open(file)}>
            <label htmlFor="file">{t.file}</label>
            <span>
              <FileButton
                id="file"
                name="file"
                accept=".csv,.txt,text/csv,text/plain"
                disabled={isBusy}
                aria-describedby="file-hint"
                onFiles={([file]) => void open(file)}
              >
                {t.choose}
              </FileButton>{' '}
              <span id="file-hint">{t.hint}</span>
            </span>
            {check && <strong translate="no">{check.name}</strong>}
          </FileDrop>
          {problem && (
            <Alert
              type="error"
              role="alert"
              showIcon
              title={typeof problem === 'string' ? problem : say(problem)}
            />
          )}
          {imported && (
            <Alert
              type="success"
              role="status"
              title={fill(t.imported, {
                books: show.number(imported.books),
                copies: show.number(imported.copies),
              })}
              action={<LinkButton to="/dashboard/library/books">{t.list}</LinkButton>}
            />
          )}
        </div>
      </Card>
      {check && (
        <Card heading={words.result}>
          <p role="status">
            {fill(t.counts, {
              books: show.number(check.result.books),
              copies: show.number(check.result.copies),
              errors: show.number(check.result.errors),
            })}
          </p>
          <div className={styles.buttons}>
            <Button
              type="primary"
              loading={isBusy}
              disabled={check.result.errors > 0}
              onClick={() => void submit(check, false)}
            >
              {t.importAll}
            </Button>
            {check.result.errors > 0 && (
              <Button
                loading={isBusy}
                disabled={check.result.books === 0}
                onClick={() => void submit(check, true)}
              >
                {t.importValid}
              </Button>
            )}
          </div>
          <DataTable label={words.result} file="library-import" rows={resultRows(check)} columns={columns} />
        </Card>
      )}
    </Page>
  )
}

function resultRows({ rows, result }: Check): ResultRow[] {
  const titles = new Map(rows.map(({ row, values }) => [row, values['title'] ?? '']))
  return result.verdicts.map((verdict) => ({
    id: verdict.row,
    title: titles.get(verdict.row) ?? '',
    verdict,
  }))
}
