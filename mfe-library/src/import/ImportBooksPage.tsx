import type { RowValidation } from '@samity/shared-api/contract/config/import'
import { Alert, Card, LinkButton, Page } from '@samity/shared-ui/core'
import {
  CheckSummary,
  ImportButtons,
  ImportFileDrop,
  ImportStatus,
  TemplateButtons,
  textsByField,
  useImport,
  VerdictTable,
  type ImportFile,
  type ImportSteps,
} from '@samity/shared-ui/import'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import type { BookImportResult, RowVerdict } from '../../contract/import.ts'
import { importBooks } from '../library-api.ts'
import styles from '../library.module.css'
import { bookImportFields, readBooks } from './read-books.ts'

const words = {
  heading: { en: 'Import Books', bn: 'বই আমদানি' },
  file: { en: 'File (CSV)', bn: 'ফাইল (CSV)' },
  hint: {
    en: 'or drop it here. An Excel workbook (XLSX) is read too. Separate several copy numbers with a semicolon. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। এক্সেল ফাইলও (XLSX) পড়া যায়। একাধিক কপি নম্বর সেমিকোলন দিয়ে আলাদা করুন। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  counts: {
    en: '{books} books with {copies} copies can be imported, {errors} rows have errors.',
    bn: '{copies}টি কপিসহ {books}টি বই আমদানি করা যাবে, {errors}টি সারিতে ভুল আছে।',
  },
  importValid: { en: 'Import only the valid rows', bn: 'শুধু সঠিক সারিগুলো আমদানি করুন' },
  imported: {
    en: '{books} books with {copies} copies are imported.',
    bn: '{copies}টি কপিসহ {books}টি বই আমদানি হয়েছে।',
  },
  list: { en: 'Go to Books', bn: 'বইয়ের তালিকায় যান' },
}
const recordFields = ['title']

const rowsOf = ({ worksheet, columns }: ImportFile) =>
  worksheet.rows.map((row) => ({ row: row.row, values: textsByField(row, columns) }))

const steps: ImportSteps<BookImportResult, BookImportResult> = {
  read: readBooks,
  check: (file) => importBooks({ rows: rowsOf(file), dry_run: true, only_valid: false }),
  save: (file, { onlyValid }) => importBooks({ rows: rowsOf(file), dry_run: false, only_valid: onlyValid }),
}

const toValidation = ({ row, verdict, errors = {} }: RowVerdict): RowValidation => ({
  row,
  verdict,
  errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]])),
})

export default function ImportBooksPage() {
  const t = useWords(words)
  const show = useShow()
  const { file, preview, result, step, problem, open, check, save } = useImport(steps)
  const verdicts = useMemo(() => preview?.verdicts.map(toValidation) ?? [], [preview])
  const status = <ImportStatus problem={problem} step={step} rows={file?.worksheet.rows.length ?? 0} />
  async function openAndCheck(chosen: File) {
    const opened = await open(chosen)
    if (opened) await check(opened)
  }
  return (
    <Page heading={words.heading} back="/dashboard/library/books">
      <Card>
        <div className={styles.blocks}>
          <TemplateButtons fields={bookImportFields} file="library-books" />
          <ImportFileDrop
            label={words.file}
            hint={words.hint}
            name={file?.name}
            isBusy={!!step}
            onFile={(chosen) => void openAndCheck(chosen)}
          />
          {!preview && status}
          {result && (
            <Alert
              type="success"
              role="status"
              title={fill(t.imported, {
                books: show.number(result.books),
                copies: show.number(result.copies),
              })}
              description={<LinkButton to="/dashboard/library/books">{t.list}</LinkButton>}
            />
          )}
        </div>
      </Card>
      {file && preview && (
        <Card heading={words.result}>
          <div className={styles.blocks}>
            <CheckSummary
              words={words.counts}
              counts={{ books: preview.books, copies: preview.copies, errors: preview.errors }}
            />
            <ImportButtons
              total={preview.books + preview.errors}
              ready={preview.books}
              onlyValidLabel={words.importValid}
              isBusy={!!step}
              onImport={(onlyValid) => void save(file, onlyValid)}
            />
            {status}
            <VerdictTable
              label={words.result}
              name="library-books"
              fields={bookImportFields}
              recordFields={recordFields}
              file={file}
              verdicts={verdicts}
            />
          </div>
        </Card>
      )}
    </Page>
  )
}
