import { Button, DownloadOutlined } from '../core/index.ts'
import { fill, useLanguage, useWords } from '../words/index.ts'
import { downloadTemplate } from './downloads.ts'
import styles from './import.module.css'
import type { ImportField } from './import-field.ts'

const words = {
  template: { en: 'Template', bn: 'নমুনা ফাইল' },
  templateAs: { en: 'Template as {shape}', bn: '{shape} নমুনা ফাইল' },
}

type Props = {
  /** The headings of the template */
  fields: readonly ImportField[]
  /** The name of the downloaded file, without extension */
  file: string
}

/** Downloads an empty file with the headings that an import recognises, as workbook or as text. */
export function TemplateButtons({ fields, file }: Props) {
  const t = useWords(words)
  const language = useLanguage()
  return (
    <div className={styles.line}>
      <span>{t.template}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          icon={<DownloadOutlined aria-hidden />}
          translate="no"
          aria-label={fill(t.templateAs, { shape: format.toUpperCase() })}
          onClick={() => void downloadTemplate(fields, file, format, language)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  )
}
