import type { Language } from '@samity/shared-api/contract'
import type { RowValidation } from '@samity/shared-api/contract/config/import'
import { openingDues, openingDuesColumns } from '@samity/shared-api/contract/members/opening-dues'
import { Alert, Button, Card, DownloadOutlined, LinkButton, Page } from '@samity/shared-ui/core'
import { DataTable, download, Filter, toCsv, type Column } from '@samity/shared-ui/data'
import { FileButton, FileDrop, SelectField } from '@samity/shared-ui/forms'
import { fill, useLanguage, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import styles from '../members.module.css'
import { useOpeningImport, type Check } from './use-opening-import.ts'

const listPath = '/dashboard/members/opening-dues'
const words = {
  heading: { en: 'Import Opening Dues', bn: 'প্রারম্ভিক পাওনা আমদানি' },
  template: { en: 'Template', bn: 'নমুনা ফাইল' },
  file: { en: 'File (CSV or XLSX)', bn: 'ফাইল (CSV অথবা XLSX)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  hint: {
    en: 'or drop it here. The amount is of one month or one year. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। পরিমাণ এক মাসের বা এক বছরের। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  counts: {
    en: '{total} rows: {ready} new, {duplicates} duplicates, {wrong} with errors.',
    bn: '{total}টি সারি: {ready}টি নতুন, {duplicates}টি আগে থেকেই আছে, {wrong}টিতে ভুল।',
  },
  importAll: { en: 'Import all', bn: 'সব আমদানি করুন' },
  importNew: { en: 'Import only the new rows', bn: 'শুধু নতুন সারিগুলো আমদানি করুন' },
  imported: {
    en: '{imported} rows are imported, {skipped} left out.',
    bn: '{imported}টি সারি আমদানি হয়েছে, {skipped}টি বাদ।',
  },
  list: { en: 'Go to Opening Dues', bn: 'প্রারম্ভিক পাওনার তালিকায় যান' },
  show: { en: 'Rows', bn: 'সারি' },
  all: { en: 'All', bn: 'সব' },
  row: { en: 'Row', bn: 'সারি' },
  record: { en: 'Record', bn: 'তথ্য' },
  verdict: { en: 'Result', bn: 'ফল' },
  remarks: { en: 'Remarks', bn: 'যা দেখতে হবে' },
}
const verdicts = [
  { value: 'new', label: { en: 'New', bn: 'নতুন' } },
  { value: 'duplicate', label: { en: 'Duplicate', bn: 'আগে থেকেই আছে' } },
  { value: 'error', label: { en: 'Error', bn: 'ভুল' } },
] as const
type ResultRow = { id: number; record: string; result: RowValidation }

const labelOf = (name: string, language: Language) =>
  openingDuesColumns.find((column) => column === name)
    ? openingDues.fields[name as (typeof openingDuesColumns)[number]].label[language]
    : name
const remarksOf = ({ errors = {}, notes = [] }: RowValidation, language: Language): string =>
  [
    ...Object.entries(errors).map(
      ([name, messages]) =>
        `${labelOf(name, language)}: ${messages.map((message) => message[language]).join('; ')}`,
    ),
    ...notes.map((note) => note[language]),
  ].join('; ')

const columnsIn = (language: Language): Column<ResultRow>[] => [
  { name: 'row', label: words.row, kind: 'int', value: ({ id }) => id },
  { name: 'record', label: words.record, value: ({ record }) => record },
  {
    name: 'verdict',
    label: words.verdict,
    value: ({ result }) => verdicts.find(({ value }) => value === result.verdict)?.label[language],
    show: ({ result: { verdict } }) => (
      <span className={`${styles.tag} ${verdict === 'new' ? styles.good : styles.bad}`}>
        {verdicts.find(({ value }) => value === verdict)?.label[language]}
      </span>
    ),
  },
  { name: 'remarks', label: words.remarks, value: ({ result }) => remarksOf(result, language) },
]

function resultRows({ body, preview }: Check): ResultRow[] {
  const cells = new Map(body.rows.map((row) => [row.row, row.cells]))
  return preview.verdicts.map((result) => ({
    id: result.row,
    record: (cells.get(result.row) ?? []).filter(Boolean).join(', '),
    result,
  }))
}

const templateColumns = openingDuesColumns.map((name): Column<never> => ({
  name,
  label: openingDues.fields[name].label,
  value: () => '',
}))

/** Imports what members owed before. The server checks every row first, and the person decides about the wrong ones. */
export default function ImportOpeningDuesPage() {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const language = useLanguage()
  const { check, result, problem, isBusy, open, submit } = useOpeningImport()
  const downloadTemplate = () =>
    download(
      new Blob([toCsv(templateColumns, [], language)], { type: 'text/csv;charset=utf-8' }),
      'opening-dues.csv',
    )
  return (
    <Page heading={words.heading} back={listPath}>
      <Card>
        <div className={styles.blocks}>
          <div>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={downloadTemplate}>
              {t.template}
            </Button>
          </div>
          <FileDrop disabled={isBusy} onFiles={([file]) => void open(file)}>
            <label htmlFor="file">{t.file}</label>
            <span>
              <FileButton
                id="file"
                name="file"
                accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                disabled={isBusy}
                aria-describedby="file-hint"
                onFiles={([file]) => void open(file)}
              >
                {t.choose}
              </FileButton>{' '}
              <span id="file-hint">{t.hint}</span>
            </span>
            {check?.body.file && <strong translate="no">{check.body.file}</strong>}
          </FileDrop>
          {problem && (
            <Alert
              type="error"
              role="alert"
              showIcon
              title={typeof problem === 'string' ? problem : say(problem)}
            />
          )}
          {result && (
            <Alert
              type="success"
              role="status"
              title={fill(t.imported, {
                imported: show.number(result.imported),
                skipped: show.number(result.skipped),
              })}
              action={<LinkButton to={listPath}>{t.list}</LinkButton>}
            />
          )}
        </div>
      </Card>
      {check && (
        <CheckResult
          key={check.key}
          check={check}
          isBusy={isBusy}
          onImport={(skipErrors) => void submit(check, skipErrors)}
        />
      )}
    </Page>
  )
}

type ResultProps = { check: Check; isBusy: boolean; onImport: (skipErrors: boolean) => void }

function CheckResult({ check, isBusy, onImport }: ResultProps) {
  const t = useWords(words)
  const show = useShow()
  const language = useLanguage()
  const { total, ready, duplicates, wrong } = check.preview
  const [verdict, setVerdict] = useState<string>(wrong > 0 ? 'error' : duplicates > 0 ? 'duplicate' : '')
  const columns = useMemo(() => columnsIn(language), [language])
  const rows = resultRows(check).filter(({ result }) => verdict === '' || result.verdict === verdict)
  return (
    <Card heading={words.result}>
      <div className={styles.blocks}>
        <p role="status">
          {fill(t.counts, {
            total: show.number(total),
            ready: show.number(ready),
            duplicates: show.number(duplicates),
            wrong: show.number(wrong),
          })}
        </p>
        <div className={styles.toolbar}>
          <Button
            type="primary"
            loading={isBusy}
            disabled={ready === 0 || ready < total}
            onClick={() => onImport(false)}
          >
            {t.importAll}
          </Button>
          {ready < total && (
            <Button loading={isBusy} disabled={ready === 0} onClick={() => onImport(true)}>
              {t.importNew}
            </Button>
          )}
        </div>
        <DataTable
          key={verdict}
          label={words.result}
          file="opening-dues-check"
          rows={rows}
          columns={columns}
          tools={
            <Filter label={t.show} id="verdict">
              {(id) => (
                <SelectField
                  id={id}
                  name={id}
                  options={verdicts}
                  emptyOption={words.all}
                  value={verdict}
                  onChange={setVerdict}
                />
              )}
            </Filter>
          }
        />
      </div>
    </Card>
  )
}
