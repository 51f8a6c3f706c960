import {
  settingsInput,
  type AssociationSettings,
  type SettingsResponse,
  type SettingsKey,
} from '@samity/shared-api/contract/site/settings'
import { VersionedForm } from '@samity/shared-ui/admin'
import { Button, Card } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useState, type ReactNode } from 'react'
import { SettingsEditContext, withValueAt } from './settings-edit.ts'
import { hasPreview, PreviewDialog } from './PreviewDialog.tsx'

const words = {
  preview: { en: 'Preview', bn: 'প্রাকদর্শন' },
  done: { en: 'Settings saved successfully!', bn: 'সেটিংস সফলভাবে সংরক্ষণ করা হয়েছে!' },
}

type Props<K extends SettingsKey> = {
  part: K
  settings: SettingsResponse
  onSaved: (settings: SettingsResponse) => void
  children: (value: AssociationSettings[K]) => ReactNode
}

export function SettingsForm<K extends SettingsKey>({ part, settings, onSaved, children }: Props<K>) {
  const t = useWords(words)
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  return (
    <VersionedForm<SettingsResponse, AssociationSettings[K]>
      path="settings/"
      saved={settings}
      valuesOf={(response) => ({ [part]: response[part] })}
      bodyOf={(values) => values}
      schema={settingsInput}
      onSaved={onSaved}
      labels={{ done: words.done }}
      buttons={({ validate }) =>
        hasPreview(part) && <Button onClick={() => validate() && setPreviewOpen(true)}>{t.preview}</Button>
      }
    >
      {({ values, errors, change }) => {
        const value = values[part]! // the only value of the form
        return (
          <SettingsEditContext
            value={{
              part,
              value,
              errors,
              set: (path, next) => change(part, withValueAt(value, path, next) as typeof value),
            }}
          >
            <Card>{children(value)}</Card>
            {isPreviewOpen && (
              <PreviewDialog part={part} value={value} onClose={() => setPreviewOpen(false)} />
            )}
          </SettingsEditContext>
        )
      }}
    </VersionedForm>
  )
}
