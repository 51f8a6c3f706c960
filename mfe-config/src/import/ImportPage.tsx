import type { ImportTarget } from '@samity/shared-api/contract/config/import'
import { Alert, LinkButton, Page, Card } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { ColumnMapping } from './ColumnMapping.tsx'
import { FilePicker } from './FilePicker.tsx'
import styles from './import.module.css'
import { useImport, type ImportState } from './use-import.ts'
import { ValidationResults } from './ValidationResults.tsx'
import { ImportProgress } from './ImportProgress.tsx'

const words = {
  heading: { en: 'Import', bn: 'আমদানি' },
  file: { en: 'File', bn: 'ফাইল' },
  columns: { en: 'Columns', bn: 'কলাম' },
  result: { en: 'Result of the check', bn: 'যাচাইয়ের ফল' },
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

export default function ImportPage() {
  const t = useWords(words)
  const show = useShow()
  const state = useImport()
  const { recordType, importFile, validation, summary, step } = state
  return (
    <Page heading={words.heading}>
      <Card heading={words.file}>
        <div className={styles.blocks}>
          <FilePicker
            recordType={recordType}
            name={importFile?.name}
            isBusy={!!step}
            onRecordType={state.selectRecordType}
            onFile={(file) => void state.open(file)}
          />
          {summary && (
            <Alert
              type="success"
              role="status"
              title={fill(t.imported, {
                count: show.number(summary.imported),
                skipped: show.number(summary.skipped),
              })}
              action={<LinkButton to={listPaths[summary.recordType]}>{t.list}</LinkButton>}
            />
          )}
          {!importFile && <ImportStatus {...state} />}
        </div>
      </Card>
      {importFile && (
        <Card heading={words.columns}>
          <div className={styles.blocks}>
            <ColumnMapping
              recordType={recordType}
              importFile={importFile}
              isBusy={!!step}
              onMatch={state.match}
              onCheck={() => void state.check(importFile)}
            />
            {!validation && <ImportStatus {...state} />}
          </div>
        </Card>
      )}
      {importFile && validation && (
        <Card heading={words.result}>
          <ValidationResults
            recordType={recordType}
            importFile={importFile}
            validation={validation}
            isBusy={!!step}
            onImport={(skipErrors) => void state.submit(importFile, skipErrors)}
          />
          <ImportStatus {...state} />
        </Card>
      )}
    </Page>
  )
}

/** The error or the progress, shown in the card of the button that was pressed last. */
function ImportStatus({ errorText, step, importFile }: ImportState) {
  const say = useSay()
  return (
    <>
      {errorText && (
        <Alert type="error" role="alert" title={typeof errorText === 'string' ? errorText : say(errorText)} />
      )}
      {step && <ImportProgress step={step} rows={importFile?.worksheet.rows.length ?? 0} />}
    </>
  )
}
