import { Modal } from '@samity/shared-ui/core'
import { useAssociation, useSay } from '@samity/shared-ui/words'
import shell from '../../package.json' with { type: 'json' }
import { supportCode, usePageModules } from '../modules/registry/registry.ts'
import styles from './frame.module.css'

const words = {
  about: { en: 'About this system', bn: 'এই সিস্টেম সম্পর্কে' },
  system: { en: 'System version', bn: 'সিস্টেমের সংস্করণ' },
  support: { en: 'Support code', bn: 'সহায়তা কোড' },
}

/** Shows the versions that run on this page, for support by telephone. */
export function AboutDialog({ onClose }: { onClose: () => void }) {
  const say = useSay()
  const { name } = useAssociation()
  const modules = usePageModules()
  return (
    <Modal open title={say(words.about)} onCancel={onClose} footer={null} width={520}>
      <p>{say(name)}</p>
      <dl className={styles.about}>
        <dt>{say(words.system)}</dt>
        <dd translate="no">{shell.version}</dd>
        {modules.map(({ name: module, release, descriptor }) => (
          <div key={module}>
            <dt>{say(descriptor.title)}</dt>
            <dd translate="no">{release}</dd>
          </div>
        ))}
        <dt>{say(words.support)}</dt>
        <dd>
          <code translate="no">{supportCode(modules)}</code>
        </dd>
      </dl>
    </Modal>
  )
}
