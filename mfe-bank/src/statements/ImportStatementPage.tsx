import { http } from '@samity/shared-api/client'
import type { RowValidation } from '@samity/shared-api/contract/config/import'
import { Alert, Button, Card, Checkbox, Input, LinkButton, Page } from '@samity/shared-ui/core'
import { Filter, useUrlParams } from '@samity/shared-ui/data'
import { IntInput, SelectField } from '@samity/shared-ui/forms'
import {
  CheckSummary,
  ColumnMapping,
  ImportFileDrop,
  ImportStatus,
  refuseFile,
  textsByField,
  useImport,
  VerdictTable,
  type ImportFile,
  type ImportSteps,
} from '@samity/shared-ui/import'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useRef, useState } from 'react'
import { dayFormats, type DayFormat } from '../../contract/read-statement.ts'
import type { KeptMapping, StatementImportBody, StatementImportResult } from '../../contract/statement.ts'
import { signedMoney } from './signed-money.ts'
import { BankAccountFilter } from './BankAccountFilter.tsx'
import { CheckFindings } from './CheckFindings.tsx'
import { fileOfText } from './pasted-table.ts'
import {
  hasAmounts,
  readStatementFile,
  statementFields,
  withHeadings,
  withKeptMapping,
  type MappedFile,
} from './read-statement-file.ts'
import { importStatement, mappingPath } from './statement-api.ts'
import { isStart, StartBalance } from './StartBalance.tsx'
import styles from './statements.module.css'

const words = {
  heading: { en: 'Import a Statement', bn: 'বিবরণী আমদানি' },
  noAccount: {
    en: 'Choose the bank account first.',
    bn: 'আগে ব্যাংক হিসাব বেছে নিন।',
  },
  hint: {
    en: 'or drop it here. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
  paste: {
    en: 'Or copy the table from the PDF of the bank, with its headings, and paste it here',
    bn: 'অথবা ব্যাংকের পিডিএফ থেকে শিরোনামসহ সারণিটি কপি করে এখানে বসান',
  },
  read: { en: 'Read the pasted table', bn: 'বসানো সারণি পড়ুন' },
  pastedName: { en: 'Pasted table', bn: 'বসানো সারণি' },
  moved: {
    en: "The columns of this bank's files have changed since {day}. Check each column before you go on.",
    bn: '{day} তারিখের পর এই ব্যাংকের ফাইলের কলাম বদলেছে। এগোনোর আগে প্রতিটি কলাম মিলিয়ে দেখুন।',
  },
  dayFormat: { en: 'Form of days', bn: 'তারিখের ধরন' },
  headerRow: { en: 'Row of the headings, if it is another one', bn: 'শিরোনামের সারি, যদি অন্যটি হয়' },
  noAmounts: {
    en: 'Match the columns of the amounts first: debit and credit, or one amount.',
    bn: 'আগে টাকার কলাম মেলান: ডেবিট ও ক্রেডিট, অথবা একটিই পরিমাণ।',
  },
  columns: { en: 'Change the columns', bn: 'কলাম বদলান' },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  counts: {
    en: '{new} new lines, {known} already imported, {errors} with errors.',
    bn: '{new}টি নতুন লাইন, {known}টি আগেই আমদানি হয়েছে, {errors}টিতে ভুল আছে।',
  },
  accept: { en: 'Import nevertheless: the file is whole', bn: 'তবু আমদানি করুন: ফাইলটি সম্পূর্ণ' },
  import: { en: 'Import {count} lines', bn: '{count}টি লাইন আমদানি করুন' },
  imported: { en: '{count} lines are imported.', bn: '{count}টি লাইন আমদানি হয়েছে।' },
  match: { en: 'Match them now', bn: 'এখন মেলান' },
}
const recordFields = ['day', 'description', 'debit', 'credit', 'amount']

const getMapping = async (account: number) =>
  (await http.get<{ mapping: KeptMapping | null }>(mappingPath(account))).data.mapping ?? undefined

const toValidations = ({ verdicts }: StatementImportResult): RowValidation[] =>
  verdicts.flatMap(({ row, verdict, errors = {} }) =>
    verdict === 'skipped'
      ? []
      : [
          {
            row,
            verdict: verdict === 'known' ? 'duplicate' : verdict,
            errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]])),
          },
        ],
  )

/** A file or a pasted table becomes lines of the account's statement, after a look at each. */
export default function ImportStatementPage() {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams({ replace: true })
  const account = params.get('account') ?? ''
  return (
    <Page heading={words.heading} back="/dashboard/bank/statements">
      <Card>
        <BankAccountFilter value={account} onChange={(next) => updateParams({ account: next })} />
        {account ? <StatementImport key={account} account={Number(account)} /> : <p>{t.noAccount}</p>}
      </Card>
    </Page>
  )
}

const firstOptions = { dayFormat: 'dmy' as DayFormat, headerRow: '' }
type Kept = { mapping: MappedFile['mapping']; kept: KeptMapping | undefined }

function StatementImport({ account }: { account: number }) {
  const t = useWords(words)
  const show = useShow()
  const [text, setText] = useState('')
  const [{ dayFormat, headerRow }, setShownOptions] = useState(firstOptions)
  // the check that follows the reading of a file needs the kept ones before they are shown
  const options = useRef(firstOptions)
  function setOptions(changes: Partial<typeof firstOptions>) {
    options.current = { ...options.current, ...changes }
    setShownOptions(options.current)
  }
  const [kept, setKept] = useState<Kept>()
  const isKept = useRef(false)
  const [acceptsGaps, setAcceptsGaps] = useState(false)
  // undefined: as the file has it
  const [startText, setStartText] = useState<string>()

  const bodyOf = (file: ImportFile): StatementImportBody => ({
    account,
    file_name: file.name,
    mapping: {
      headings: file.worksheet.headings,
      columns: file.columns,
      day_format: options.current.dayFormat,
      header_row: Number(options.current.headerRow) || 0,
    },
    rows: file.worksheet.rows.map((line) => ({ row: line.row, values: textsByField(line, file.columns) })),
    dry_run: true,
    accept_gaps: false,
  })
  const steps: ImportSteps<StatementImportResult, StatementImportResult> = {
    read: async (chosen) => {
      const mapping = await getMapping(account)
      const mapped = withKeptMapping(await readStatementFile(chosen), mapping)
      setKept({ mapping: mapped.mapping, kept: mapping })
      if (mapping)
        setOptions({
          dayFormat: mapping.day_format,
          headerRow: mapping.header_row > 0 ? String(mapping.header_row) : '',
        })
      isKept.current = mapped.mapping === 'kept'
      return mapped.file
    },
    check: (file) => {
      if (!hasAmounts(file.columns)) refuseFile(words.noAmounts)
      return importStatement(bodyOf(file))
    },
    save: (file, { key }) =>
      importStatement(
        {
          ...bodyOf(file),
          dry_run: false,
          accept_gaps: acceptsGaps,
          ...(start.trim() && { start_balance: signedMoney(start)! }),
        },
        key,
      ),
  }
  const { file, preview, result, step, problem, open, change, check, save } = useImport(steps)
  const start = preview?.start ? (startText ?? preview.start.bank_balance ?? '') : ''
  const verdicts = useMemo(() => (preview ? toValidations(preview) : []), [preview])
  const status = <ImportStatus problem={problem} step={step} rows={file?.worksheet.rows.length ?? 0} />
  async function openFile(chosen: File) {
    setAcceptsGaps(false)
    setStartText(undefined)
    const opened = await open(chosen)
    // the bank's files are as they were: the columns need no second look
    if (opened && isKept.current) await check(opened)
  }
  return (
    <div className={styles.blocks}>
      <ImportFileDrop
        hint={words.hint}
        name={file?.name}
        isBusy={!!step}
        onFile={(chosen) => void openFile(chosen)}
      />
      <label className={styles.paste}>
        {t.paste}
        <Input.TextArea
          name="pasted"
          rows={4}
          value={text}
          disabled={!!step}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      {text.trim() && (
        <div>
          <Button disabled={!!step} onClick={() => void openFile(fileOfText(text, t.pastedName))}>
            {t.read}
          </Button>
        </div>
      )}
      {!preview && status}
      {result && (
        <Alert
          type="success"
          role="status"
          title={fill(t.imported, { count: show.number(result.new) })}
          description={<LinkButton to={`/dashboard/bank/matching?account=${account}`}>{t.match}</LinkButton>}
        />
      )}
      {file && !preview && (
        <>
          {kept?.mapping === 'moved' && (
            <Alert type="warning" role="alert" title={fill(t.moved, { day: show.day(kept.kept?.kept_on) })} />
          )}
          <div className={styles.line}>
            <Filter label={t.dayFormat} id="day_format">
              {(id) => (
                <SelectField
                  id={id}
                  name={id}
                  options={dayFormats}
                  value={dayFormat}
                  onChange={(format) => setOptions({ dayFormat: format as DayFormat })}
                />
              )}
            </Filter>
            <Filter label={t.headerRow} id="header_row">
              {(id) => (
                <IntInput
                  id={id}
                  name={id}
                  value={headerRow}
                  onChange={({ target }) => setOptions({ headerRow: target.value })}
                  onBlur={() => headerRow && change(withHeadings(file, Number(headerRow)))}
                />
              )}
            </Filter>
          </div>
          <ColumnMapping
            fields={statementFields}
            file={file}
            isBusy={!!step}
            onMatch={(columns) => change({ ...file, columns })}
            onCheck={() => void check(file)}
          />
        </>
      )}
      {file && preview && (
        <>
          <h2>{t.result}</h2>
          <CheckSummary
            words={words.counts}
            counts={{ new: preview.new, known: preview.known, errors: preview.errors }}
          />
          <CheckFindings preview={preview} />
          {preview.start && <StartBalance start={preview.start} value={start} onChange={setStartText} />}
          {preview.gaps.length > 0 && preview.errors === 0 && (
            <Checkbox checked={acceptsGaps} onChange={({ target }) => setAcceptsGaps(target.checked)}>
              {t.accept}
            </Checkbox>
          )}
          <div className={styles.line}>
            <Button
              type="primary"
              disabled={
                !!step ||
                preview.errors > 0 ||
                preview.new === 0 ||
                (preview.gaps.length > 0 && !acceptsGaps) ||
                !isStart(start)
              }
              onClick={() => void save(file, false)}
            >
              {fill(t.import, { count: show.number(preview.new) })}
            </Button>
            <Button disabled={!!step} onClick={() => change(file)}>
              {t.columns}
            </Button>
          </div>
          {status}
          <VerdictTable
            label={words.result}
            name="bank-statement"
            fields={statementFields}
            recordFields={recordFields}
            file={file}
            verdicts={verdicts}
          />
        </>
      )}
    </div>
  )
}
