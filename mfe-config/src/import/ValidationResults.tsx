import type { ImportPreview, ImportTarget } from '@samity/shared-api/contract/config/import'
import { Button, Checkbox } from '@samity/shared-ui/core'
import { CheckSummary, VerdictTable, type ImportFile } from '@samity/shared-ui/import'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './import.module.css'
import { identifyingFields, importFields } from './import-fields.ts'

const words = {
  label: { en: 'Result for each row', bn: 'প্রতিটি সারির ফল' },
  skip: {
    en: 'Leave out the {count} rows with errors or duplicates',
    bn: 'ভুল বা আগে থেকেই থাকা {count}টি সারি বাদ দিন',
  },
  skipOne: {
    en: 'Leave out the row with errors or the duplicate',
    bn: 'ভুল বা আগে থেকেই থাকা ১টি সারি বাদ দিন',
  },
  import: { en: 'Import {count} rows', bn: '{count}টি সারি আমদানি করুন' },
  importOne: { en: 'Import 1 row', bn: '১টি সারি আমদানি করুন' },
  allOrNothing: {
    en: 'Rows with errors and duplicates block the import. Correct the file, or leave those rows out.',
    bn: 'ভুল বা আগে থেকেই থাকা সারি থাকলে কিছুই লেখা হয় না: ফাইলটি সংশোধন করুন, অথবা সারিগুলো বাদ দিন।',
  },
}

type Props = {
  recordType: ImportTarget
  file: ImportFile
  preview: ImportPreview
  isBusy: boolean
  onImport: (onlyValid: boolean) => void
}

export function ValidationResults({ recordType, file, preview, isBusy, onImport }: Props) {
  const t = useWords(words)
  const show = useShow()
  const [skipErrors, setSkipErrors] = useState(false)
  const { total, ready, duplicates, wrong, verdicts } = preview
  const rejectedCount = total - ready
  return (
    <div className={styles.blocks}>
      <CheckSummary counts={{ total, ready, duplicates, wrong }} />
      <VerdictTable
        label={words.label}
        name={recordType}
        fields={importFields[recordType]}
        recordFields={identifyingFields[recordType]}
        file={file}
        verdicts={verdicts}
      />
      {rejectedCount > 0 && (
        <>
          <p>{t.allOrNothing}</p>
          {ready > 0 && (
            <Checkbox
              checked={skipErrors}
              disabled={isBusy}
              onChange={(event) => setSkipErrors(event.target.checked)}
            >
              {fill(rejectedCount === 1 ? t.skipOne : t.skip, { count: show.number(rejectedCount) })}
            </Checkbox>
          )}
        </>
      )}
      <div>
        <Button
          type="primary"
          loading={isBusy}
          disabled={ready === 0 || (rejectedCount > 0 && !skipErrors)}
          onClick={() => onImport(skipErrors)}
        >
          {fill(ready === 1 ? t.importOne : t.import, { count: show.number(ready) })}
        </Button>
      </div>
    </div>
  )
}
