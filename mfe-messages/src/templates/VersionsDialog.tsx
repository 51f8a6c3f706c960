import { ErrorState, LoadingState, Modal } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { MessageKind, Template } from '../../contract/template.ts'
import { templatesPath } from '../messages-api.ts'
import styles from '../messages.module.css'

const words = {
  heading: { en: 'Former texts', bn: 'আগের লেখা' },
  saved: { en: 'Version {version}, {person}, {moment}', bn: 'সংস্করণ {version}, {person}, {moment}' },
}

export function VersionsDialog({ kind, onClose }: { kind: MessageKind; onClose: () => void }) {
  const t = useWords(words)
  const show = useShow()
  const { data, error, refresh } = useGet<Template[]>(`${templatesPath}${kind}/versions/`)
  return (
    <Modal open title={t.heading} onCancel={onClose} footer={null}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : data ? (
        <ul className={styles.samples}>
          {data.map(({ version, saved_by, saved_at, text_bn, text_en }) => (
            <li key={version}>
              <strong>
                {fill(t.saved, {
                  version: show.number(version),
                  person: saved_by,
                  moment: show.moment(saved_at),
                })}
              </strong>
              {[text_bn, text_en].map((text) => (
                <p key={text} className={styles.text} translate="no">
                  {text}
                </p>
              ))}
            </li>
          ))}
        </ul>
      ) : (
        <LoadingState />
      )}
    </Modal>
  )
}
