import type { ImportTarget } from '@samity/shared-api/contract/config/import'
import { Button, DownloadOutlined } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { SelectField, FileButton, FileDrop } from '@samity/shared-ui/forms'
import { fill, useLanguage, useWords } from '@samity/shared-ui/words'
import { useEffect, useRef } from 'react'
import { FieldGuide } from './FieldGuide.tsx'
import { downloadTemplate } from './downloads.ts'
import styles from './import.module.css'

const words = {
  recordType: { en: 'Records to import', bn: 'কী আমদানি হবে' },
  template: { en: 'Template', bn: 'নমুনা ফাইল' },
  templateAs: { en: 'Template as {shape}', bn: '{shape} নমুনা ফাইল' },
  file: { en: 'File (CSV or XLSX)', bn: 'ফাইল (CSV অথবা XLSX)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  drop: {
    en: 'or drop it here. At most 25 MB and 20,000 rows. Nothing is saved before you have seen the result of the check.',
    bn: 'অথবা এখানে টেনে আনুন। সর্বোচ্চ ২৫ এমবি ও ২০,০০০ সারি। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
}
const recordTypes: { value: ImportTarget; label: { en: string; bn: string } }[] = [
  { value: 'advocates', label: { en: 'Members', bn: 'সদস্য' } },
  { value: 'renters', label: { en: 'Renters', bn: 'ভাড়াটিয়া' } },
]

type Props = {
  recordType: ImportTarget
  /** The name of the selected file */
  name: string | undefined
  isBusy: boolean
  onRecordType: (recordType: ImportTarget) => void
  onFile: (file: File) => void
}

/** The kind of records to import, its templates, and the file. */
export function FilePicker({ recordType, name, isBusy, onRecordType, onFile }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // the focused control was disabled or removed meanwhile: the focus moves to the file input
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      document.getElementById('file')?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return (
    <>
      <div className={styles.line}>
        <Filter label={t.recordType} id="what">
          {(id) => (
            <SelectField
              id={id}
              name={id}
              options={recordTypes}
              value={recordType}
              disabled={isBusy}
              onChange={(next) => onRecordType(next as ImportTarget)}
            />
          )}
        </Filter>
        <span>{t.template}</span>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            icon={<DownloadOutlined aria-hidden />}
            translate="no"
            aria-label={fill(t.templateAs, { shape: format.toUpperCase() })}
            onClick={() => void downloadTemplate(recordType, format, language)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <FileDrop disabled={isBusy} onFiles={([file]) => onFile(file)}>
        <label htmlFor="file" translate="no">
          {t.file}
        </label>
        <span>
          <FileButton
            id="file"
            name="file"
            accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            disabled={isBusy}
            aria-describedby="file-hint"
            onFiles={([file]) => onFile(file)}
          >
            {t.choose}
          </FileButton>{' '}
          <span id="file-hint">{t.drop}</span>
        </span>
        {name && <strong translate="no">{name}</strong>}
      </FileDrop>
      <FieldGuide recordType={recordType} />
    </>
  )
}
