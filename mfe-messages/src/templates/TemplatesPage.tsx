import { Button, Card, ErrorState, LoadingState, Page, usePermission } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { kindOf, type MessageKind, type Template } from '../../contract/template.ts'
import { templatesPath } from '../messages-api.ts'
import styles from '../messages.module.css'
import { SampleText } from './SampleText.tsx'
import { TemplateForm } from './TemplateForm.tsx'
import { VersionsDialog } from './VersionsDialog.tsx'

const words = {
  heading: { en: 'Texts of Messages', bn: 'বার্তার লেখা' },
  edit: { en: 'Change the text', bn: 'লেখা বদলান' },
  versions: { en: 'Former texts', bn: 'আগের লেখা' },
  saved: { en: 'Version {version}, {person}, {moment}', bn: 'সংস্করণ {version}, {person}, {moment}' },
}

export default function TemplatesPage() {
  const t = useWords(words)
  const show = useShow()
  const mayManage = usePermission('messages.manage')
  const { data, error, refresh } = useGet<Template[]>(templatesPath)
  const [edited, setEdited] = useState<MessageKind>()
  const [opened, setOpened] = useState<MessageKind>()
  return (
    <Page heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : data ? (
        data.map((template) => (
          <Card key={template.kind} heading={kindOf(template.kind).label}>
            {edited === template.kind ? (
              <TemplateForm
                template={template}
                onEnd={() => {
                  setEdited(undefined)
                  refresh()
                }}
              />
            ) : (
              <div className={styles.blocks}>
                <SampleText template={template} language="bn" />
                <SampleText template={template} language="en" />
                <p className={styles.soft}>
                  {fill(t.saved, {
                    version: show.number(template.version),
                    person: template.saved_by,
                    moment: show.moment(template.saved_at),
                  })}
                </p>
                <div className={styles.buttons}>
                  {mayManage && <Button onClick={() => setEdited(template.kind)}>{t.edit}</Button>}
                  {template.version > 1 && (
                    <Button onClick={() => setOpened(template.kind)}>{t.versions}</Button>
                  )}
                </div>
              </div>
            )}
          </Card>
        ))
      ) : (
        <LoadingState />
      )}
      {opened && <VersionsDialog kind={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
