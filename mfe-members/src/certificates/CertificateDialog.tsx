import type { Language } from '@samity/shared-api/contract'
import type { ClearanceCertificateDetails } from '@samity/shared-api/contract/members/clearance-certificate'
import { ErrorState, LoadingState } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { PrintDialog } from '@samity/shared-ui/print'
import { useGet } from '@samity/shared-ui/query'
import { useCheckCodes } from '@samity/shared-ui/receipt'
import { useLanguage, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { certificatesPath } from '../members-api.ts'
import { CertificatePrint } from './CertificatePrint.tsx'

const words = {
  title: { en: 'Clearance Certificate', bn: 'ছাড়পত্র' },
  language: { en: 'Language', bn: 'ভাষা' },
}
const languages = [
  { value: 'bn', label: { en: 'Bengali', bn: 'বাংলা' } },
  { value: 'en', label: { en: 'English', bn: 'ইংরেজি' } },
]

export function CertificateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords(words)
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { data, ...certificate } = useGet<ClearanceCertificateDetails>(`${certificatesPath}${id}/`)
  const codes = useCheckCodes('clearance', data ? [data.id] : [])
  const check = data && codes.data?.get(data.id)
  const error = certificate.error ?? codes.error
  const refresh = () => {
    certificate.refresh()
    codes.refresh()
  }
  return (
    <PrintDialog
      title={t.title}
      onClose={onClose}
      tools={
        <Filter label={t.language} id="certificate-language">
          {(fieldId) => (
            <SelectField
              id={fieldId}
              name={fieldId}
              options={languages}
              value={language}
              onChange={(value) => setLanguage(value === 'en' ? 'en' : 'bn')}
            />
          )}
        </Filter>
      }
    >
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : data && check ? (
        <CertificatePrint certificate={data} check={check} language={language} />
      ) : (
        <LoadingState />
      )}
    </PrintDialog>
  )
}
