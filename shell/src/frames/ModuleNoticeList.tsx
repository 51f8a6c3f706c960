import { http } from '@samity/shared-api/client'
import type { RegistryNotice } from '@samity/shared-api/module'
import { Alert, Button, useAction } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { registryAtom, removeNoticeAtom } from '../modules/registry/registry.ts'
import { useChangeReason } from '../modules/reports/use-change-reason.ts'
import styles from './frame.module.css'

const words = {
  rolledBack: {
    en: '{module} was rolled back to {to} automatically: {why}.',
    bn: '{module} নিজে থেকেই {to}-এ ফিরে গেছে: {why}।',
  },
  broken: {
    en: 'The module registry cannot be used: {problem}',
    bn: 'মডিউল রেজিস্ট্রি যেমন আছে তেমন ব্যবহার করা যাচ্ছে না: {problem}',
  },
  modules: { en: 'Modules', bn: 'মডিউল' },
  dismiss: { en: 'Dismiss', bn: 'বন্ধ করুন' },
}

export function ModuleNoticeList() {
  const say = useSay()
  const reasonText = useChangeReason()
  const { run } = useAction()
  const { notices = [], problem, modules } = useAtomValue(registryAtom)
  const removeNotice = useSetAtom(removeNoticeAtom)
  const titleOf = ({ module }: RegistryNotice) =>
    say(modules.find(({ name }) => name === module)?.descriptor.title) || module
  const dismiss = ({ id }: RegistryNotice) =>
    run(() => http.post(`modules/notices/${id}/dismiss/`), { onDone: () => removeNotice(id) })

  return (
    <div className={styles.moduleNotices}>
      {problem && <Alert type="warning" showIcon role="alert" title={fill(say(words.broken), { problem })} />}
      {notices.map((notice) => (
        <Alert
          key={notice.id}
          type="warning"
          showIcon
          role="alert"
          title={fill(say(words.rolledBack), {
            module: titleOf(notice),
            to: notice.to,
            why: reasonText(notice),
          })}
          description={
            <span className={styles.noticeActions}>
              <Link to="/dashboard/modules">{say(words.modules)}</Link>
              <Button size="small" onClick={() => dismiss(notice)}>
                {say(words.dismiss)}
              </Button>
            </span>
          }
        />
      ))}
    </div>
  )
}
