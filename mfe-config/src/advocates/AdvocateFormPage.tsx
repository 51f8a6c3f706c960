import { LoadingState, LinkButton, Page, ErrorState } from '@samity/shared-ui/core'
import { useNavigate } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { AdvocateForm } from './AdvocateForm.tsx'
import { formPath, listPath } from './advocates.ts'
import { useAdvocate } from './use-advocate.ts'

const words = {
  add: { en: 'Add Advocate', bn: 'আইনজীবী যোগ করুন' },
  edit: { en: 'Edit Advocate', bn: 'আইনজীবীর তথ্য সম্পাদনা' },
  list: { en: 'Go to List', bn: 'তালিকায় যান' },
}

export default function AdvocateFormPage() {
  const t = useWords(words)
  const navigate = useNavigate()
  const { id, advocate, error, retry } = useAdvocate()
  const [saveCount, setSaveCount] = useState(0)

  return (
    <Page heading={id ? words.edit : words.add} actions={<LinkButton to={listPath}>{t.list}</LinkButton>}>
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : id && !advocate ? (
        <LoadingState />
      ) : (
        <AdvocateForm
          key={`${id} ${saveCount}`}
          advocate={advocate}
          onSaved={() => (id ? void navigate(formPath) : setSaveCount(saveCount + 1))}
          {...(id && { onCancel: () => void navigate(formPath) })}
        />
      )}
    </Page>
  )
}
