import type { ImportPreview, ImportResult } from '@samity/shared-api/contract/config/import'
import { openingDuesColumns } from '@samity/shared-api/contract/members/opening-dues'
import { Alert, Card, LinkButton, Page } from '@samity/shared-ui/core'
import {
  CheckSummary,
  FieldGuide,
  ImportButtons,
  ImportFileDrop,
  importRoute,
  ImportStatus,
  TemplateButtons,
  useImport,
  VerdictTable,
  type ImportSteps,
} from '@samity/shared-ui/import'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import styles from '../members.module.css'
import { openingDuesBody, openingDuesFields, readOpeningDues } from './opening-dues-file.ts'

const listPath = '/dashboard/members/opening-dues'
const words = {
  heading: { en: 'Import Opening Dues', bn: 'প্রারম্ভিক বকেয়া আমদানি' },
  hint: {
    en: 'or drop it here. The amount is of one month or one year. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। পরিমাণ এক মাসের বা এক বছরের। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  imported: {
    en: '{imported} rows are imported, {skipped} left out.',
    bn: '{imported}টি সারি আমদানি হয়েছে, {skipped}টি বাদ।',
  },
  list: { en: 'Go to Opening Dues', bn: 'প্রারম্ভিক বকেয়ার তালিকায় যান' },
}

const route = importRoute('import/opening-dues/')
const steps: ImportSteps<ImportPreview, ImportResult> = {
  read: readOpeningDues,
  check: (file, request) => route.check(openingDuesBody(file), request),
  save: (file, request) => route.save(openingDuesBody(file), request),
}

export default function ImportOpeningDuesPage() {
  const t = useWords(words)
  const show = useShow()
  const { file, preview, result, step, problem, open, check, save } = useImport(steps)
  const { verdicts = [], ...counts } = preview ?? {}
  const status = <ImportStatus problem={problem} step={step} rows={file?.worksheet.rows.length ?? 0} />
  async function openAndCheck(chosen: File) {
    const opened = await open(chosen)
    if (opened) await check(opened)
  }
  return (
    <Page heading={words.heading} back={listPath}>
      <Card>
        <div className={styles.blocks}>
          <TemplateButtons fields={openingDuesFields} file="opening-dues" />
          <ImportFileDrop
            hint={words.hint}
            name={file?.name}
            isBusy={!!step}
            onFile={(chosen) => void openAndCheck(chosen)}
          />
          <FieldGuide fields={openingDuesFields} />
          {!preview && status}
          {result && (
            <Alert
              type="success"
              role="status"
              title={fill(t.imported, {
                imported: show.number(result.imported),
                skipped: show.number(result.skipped),
              })}
              description={<LinkButton to={listPath}>{t.list}</LinkButton>}
            />
          )}
        </div>
      </Card>
      {file && preview && (
        <Card heading={words.result}>
          <div className={styles.blocks}>
            <CheckSummary counts={counts} />
            <ImportButtons
              total={preview.total}
              ready={preview.ready}
              isBusy={!!step}
              onImport={(onlyValid) => void save(file, onlyValid)}
            />
            {status}
            <VerdictTable
              label={words.result}
              name="opening-dues"
              fields={openingDuesFields}
              recordFields={openingDuesColumns}
              file={file}
              verdicts={verdicts}
            />
          </div>
        </Card>
      )}
    </Page>
  )
}
