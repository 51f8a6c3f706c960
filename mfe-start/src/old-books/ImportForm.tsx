import { importKindOf, type ImportKindName } from '@samity/shared-api/contract/imports/import-kinds'
import { Alert, Card } from '@samity/shared-ui/core'
import { FileButton, FileDrop } from '@samity/shared-ui/forms'
import {
  CheckSummary,
  FieldGuide,
  ImportButtons,
  ImportFileDrop,
  ImportStatus,
  TemplateButtons,
  useImport,
  VerdictTable,
} from '@samity/shared-ui/import'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { pastImportPath } from './ImportHistory.tsx'
import { archiveFile, archiveSteps, fieldsOf, rowSteps } from './import-steps.ts'
import styles from './old-books.module.css'

const words = {
  hint: {
    en: 'or drop it here. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
  archive: { en: 'File (ZIP)', bn: 'ফাইল (ZIP)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  imported: {
    en: '{imported} rows are imported, {skipped} left out. The import is in the list below and can be undone.',
    bn: '{imported}টি সারি আমদানি হয়েছে, {skipped}টি বাদ। আমদানিটি নিচের তালিকায় আছে এবং ফেরানো যায়।',
  },
  rows: { en: 'Show its rows', bn: 'এর সারিগুলো দেখুন' },
}

type Props = {
  kind: ImportKindName
  onImported: () => void
}

export function ImportForm({ kind, onImported }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { isArchive = false, help } = importKindOf(kind)
  const [steps] = useState(() => (isArchive ? archiveSteps() : rowSteps(kind)))
  const { file, preview, result, step, problem, open, check, save } = useImport(steps)
  const { verdicts = [], rows: _rows, ...counts } = preview ?? {}
  const fields = fieldsOf(kind)
  const rowCount = preview?.total ?? file?.worksheet.rows.length ?? 0
  const status = <ImportStatus problem={problem} step={step} rows={rowCount} />
  async function openAndCheck(chosen: File) {
    const opened = await open(chosen)
    if (opened) await check(opened)
  }
  const onFile = (chosen: File) => void openAndCheck(chosen)
  return (
    <>
      <Card>
        <div className={styles.blocks}>
          <p>{say(help)}</p>
          {isArchive ? (
            <FileDrop disabled={!!step} onFiles={([chosen]) => onFile(chosen)}>
              <label htmlFor="archive">{t.archive}</label>
              <span>
                <FileButton
                  id="archive"
                  name="archive"
                  accept=".zip,application/zip"
                  disabled={!!step}
                  onFiles={([chosen]) => onFile(chosen)}
                >
                  {t.choose}
                </FileButton>{' '}
                {t.hint}
              </span>
              {file && <strong translate="no">{file.name}</strong>}
            </FileDrop>
          ) : (
            <>
              <TemplateButtons fields={fields} file={kind} />
              <ImportFileDrop hint={words.hint} name={file?.name} isBusy={!!step} onFile={onFile} />
              <FieldGuide fields={fields} />
            </>
          )}
          {!preview && status}
          {result && (
            <Alert
              type="success"
              banner
              role="status"
              title={fill(t.imported, {
                imported: show.number(result.imported),
                skipped: show.number(result.skipped),
              })}
              description={
                <Link className={styles.link} to={pastImportPath(result.id)}>
                  {t.rows}
                </Link>
              }
            />
          )}
        </div>
      </Card>
      {file && preview && (
        <Card heading={words.result}>
          <div className={styles.blocks}>
            <CheckSummary counts={counts as Record<string, number>} />
            <ImportButtons
              total={preview.total}
              ready={preview.ready}
              isBusy={!!step}
              onImport={(onlyValid) => void save(file, onlyValid).then(onImported)}
            />
            {status}
            <VerdictTable
              label={words.result}
              name={kind}
              fields={fields}
              recordFields={fields.map(({ name }) => name)}
              file={isArchive ? archiveFile(file, preview) : file}
              verdicts={verdicts}
            />
          </div>
        </Card>
      )}
    </>
  )
}
