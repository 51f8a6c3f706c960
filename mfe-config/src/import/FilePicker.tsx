import type { Importable } from '@samity/shared-api/contract/config/import'
import { Button, DownloadOutlined } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { Choice } from '@samity/shared-ui/forms'
import { fill, useLanguage, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { FieldGuide } from './FieldGuide.tsx'
import { downloadTemplate } from './files.ts'
import styles from './import.module.css'

const words = {
  what: { en: 'What is imported', bn: 'কী আমদানি হবে' },
  template: { en: 'Template', bn: 'নমুনা ফাইল' },
  templateAs: { en: 'Template as {shape}', bn: '{shape} নমুনা ফাইল' },
  file: { en: 'File (CSV or XLSX)', bn: 'ফাইল (CSV অথবা XLSX)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
  drop: {
    en: 'or drop it here. At most 25 MB and 20,000 rows. Nothing is written before you have seen the check.',
    bn: 'অথবা এখানে টেনে আনুন। সর্বোচ্চ ২৫ এমবি ও ২০,০০০ সারি। যাচাই দেখার আগে কিছুই লেখা হয় না।',
  },
}
const kinds: { value: Importable; label: { en: string; bn: string } }[] = [
  { value: 'advocates', label: { en: 'Members', bn: 'সদস্য' } },
  { value: 'renters', label: { en: 'Renters', bn: 'ভাড়াটিয়া' } },
]

type Props = {
  what: Importable
  /** Of the file that is open */
  name: string | undefined
  busy: boolean
  onWhat: (what: Importable) => void
  onFile: (file: File) => void
}

/** What is imported, the template for it, and the file. */
export function FilePicker({ what, name, busy, onWhat, onFile }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  const [over, setOver] = useState(false)
  return (
    <>
      <div className={styles.line}>
        <Filter label={t.what} id="what">
          {(id) => (
            <Choice
              id={id}
              name={id}
              choices={kinds}
              value={what}
              disabled={busy}
              onChange={(next) => onWhat(next as Importable)}
            />
          )}
        </Filter>
        <span>{t.template}</span>
        {(['xlsx', 'csv'] as const).map((shape) => (
          <Button
            key={shape}
            icon={<DownloadOutlined aria-hidden />}
            translate="no"
            aria-label={fill(t.templateAs, { shape: shape.toUpperCase() })}
            onClick={() => void downloadTemplate(what, shape, language)}
          >
            {shape.toUpperCase()}
          </Button>
        ))}
      </div>
      <div
        className={`${styles.drop} ${over ? styles.over : ''}`}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const [file] = event.dataTransfer.files
          if (file && !busy) onFile(file)
        }}
      >
        <label htmlFor="file" translate="no">
          {t.file}
        </label>
        <input
          id="file"
          className="samity-unseen"
          name="file"
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={busy}
          aria-describedby="file-hint"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) onFile(file)
            // the same file can be chosen again after it was corrected
            event.target.value = ''
          }}
        />
        <span>
          <label htmlFor="file" className={styles.choose}>
            {t.choose}
          </label>{' '}
          <span id="file-hint">{t.drop}</span>
        </span>
        {name && <strong translate="no">{name}</strong>}
      </div>
      <FieldGuide what={what} />
    </>
  )
}
