import {
  maxImportFileBytes,
  maxImportRows,
  type ImportPreview,
  type ImportResult,
  type ImportTarget,
  type PastImport,
} from '@samity/shared-api/contract/config/import'
import { Alert, Card, LinkButton, Page } from '@samity/shared-ui/core'
import {
  ColumnMapping,
  FieldGuide,
  ImportFileDrop,
  importRoute,
  ImportStatus,
  readImportFile,
  TemplateButtons,
  toImportBody,
  useImport,
  type ImportSteps,
} from '@samity/shared-ui/import'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './import.module.css'
import { importFields } from './import-fields.ts'
import { PastImports } from './PastImports.tsx'
import { RecordTypeSelect } from './RecordTypeSelect.tsx'
import { ValidationResults } from './ValidationResults.tsx'

const words = {
  heading: { en: 'Import', bn: 'আমদানি' },
  file: { en: 'File', bn: 'ফাইল' },
  columns: { en: 'Columns', bn: 'কলাম' },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
  hint: {
    en: 'or drop it here. At most 25 MB and 20,000 rows. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। সর্বোচ্চ ২৫ এমবি ও ২০,০০০ সারি। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
  imported: {
    en: '{count} imported, {skipped} left out.',
    bn: '{count}টি আমদানি হয়েছে, {skipped}টি বাদ গেছে।',
  },
  list: { en: 'Go to List', bn: 'তালিকায় যান' },
}
const listPaths: Record<ImportTarget, string> = {
  advocates: '/dashboard/Advocate-list',
  renters: '/dashboard/renter',
}
const limits = { bytes: maxImportFileBytes, rows: maxImportRows }

function stepsFor(target: ImportTarget): ImportSteps<ImportPreview, ImportResult> {
  const { check, save } = importRoute(`import/${target}/`)
  return {
    read: (file) => readImportFile(file, { fields: importFields[target], limits }),
    check: (file, request) => check(toImportBody(file), request),
    save: (file, request) => save(toImportBody(file), request),
  }
}
const steps = { advocates: stepsFor('advocates'), renters: stepsFor('renters') }

export default function ImportPage() {
  const t = useWords(words)
  const show = useShow()
  const [recordType, setRecordType] = useState<ImportTarget>('advocates')
  const { file, preview, result, step, problem, open, change, check, save, close } = useImport(
    steps[recordType],
  )
  const imports = useGet<PastImport[]>(`import/${recordType}/`)
  const fields = importFields[recordType]
  const isBusy = !!step
  // the error or the progress is in the card of the button that was pressed last
  const status = <ImportStatus problem={problem} step={step} rows={file?.worksheet.rows.length ?? 0} />
  return (
    <Page heading={words.heading}>
      <Card heading={words.file}>
        <div className={styles.blocks}>
          <div className={styles.line}>
            <RecordTypeSelect
              value={recordType}
              isBusy={isBusy}
              onChange={(next) => {
                setRecordType(next)
                close()
              }}
            />
            <TemplateButtons fields={fields} file={`${recordType}-template`} />
          </div>
          <ImportFileDrop
            hint={words.hint}
            name={file?.name}
            isBusy={isBusy}
            onFile={(chosen) => void open(chosen)}
          />
          <FieldGuide fields={fields} />
          {result && (
            <Alert
              type="success"
              role="status"
              title={fill(t.imported, {
                count: show.number(result.imported),
                skipped: show.number(result.skipped),
              })}
              description={<LinkButton to={listPaths[recordType]}>{t.list}</LinkButton>}
            />
          )}
          {!file && status}
        </div>
      </Card>
      {file && (
        <Card heading={words.columns}>
          <div className={styles.blocks}>
            <ColumnMapping
              fields={fields}
              file={file}
              isBusy={isBusy}
              onMatch={(columns) => change({ ...file, columns })}
              onCheck={() => void check(file)}
            />
            {!preview && status}
          </div>
        </Card>
      )}
      {file && preview && (
        <Card heading={words.result}>
          <ValidationResults
            recordType={recordType}
            file={file}
            preview={preview}
            isBusy={isBusy}
            onImport={(onlyValid) => void save(file, onlyValid).then(imports.refresh)}
          />
          {status}
        </Card>
      )}
      <PastImports key={recordType} recordType={recordType} imports={imports} />
    </Page>
  )
}
