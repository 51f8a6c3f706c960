import { http } from '@samity/shared-api/client'
import { latinDigits } from '@samity/shared-api/contract'
import type { ModulesResponse, ModuleStatus } from '@samity/shared-api/contract/system/modules'
import { Alert, Input, Modal, useAction } from '@samity/shared-ui/core'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useId, useState } from 'react'
import styles from './modules.module.css'
import { ReleaseAsks } from './ReleaseAsks.tsx'
import { RehearsalLabel } from './RehearsalLabel.tsx'
import { ReleaseLabel } from './ReleaseLabel.tsx'

const words = {
  title: { en: 'Activate this release of {module}?', bn: '{module}-এর এই রিলিজ চালু করবেন?' },
  activate: { en: 'Activate', bn: 'চালু করুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  share: { en: 'Share of people (%)', bn: 'কত শতাংশ মানুষ পাবেন' },
  hint: {
    en: '100 activates the release for everyone. A smaller share makes it a canary: the others keep the active release, and each person always gets the same one.',
    bn: '১০০ মানে সবাই পাবেন। এর কম হলে এটি পরীক্ষামূলক: বাকিরা চালু রিলিজই পাবেন, এবং একজন সবসময় একই রিলিজ পাবেন।',
  },
  range: { en: 'Enter a whole number from 1 to 100.', bn: '১ থেকে ১০০ পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন।' },
  first: {
    en: 'The first release of a module goes to everyone.',
    bn: 'মডিউলের প্রথম রিলিজ সবাই পান।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  done: { en: 'The release is active from the next page.', bn: 'পরের পাতা থেকে রিলিজটি চালু।' },
}

const shareOf = (text: string) => Number(/^\d{1,3}$/.exec(latinDigits(text.trim()))?.[0] ?? 0)

type Props = {
  module: ModuleStatus
  release: string
  revision: number
  onClose: () => void
  onDone: (response: ModulesResponse) => void
}

export function ActivateDialog({ module, release, revision, onClose, onDone }: Props) {
  const t = useWords(words)
  const say = useSay()
  const id = useId()
  const [share, setShare] = useState('100')
  const [reason, setReason] = useState('')
  const { isBusy, run, error } = useAction({ showsError: true })
  const { asks, rehearsal } = module.releases.find((candidate) => candidate.release === release) ?? {}
  const percent = shareOf(share)
  const isInvalid = percent < 1 || percent > 100
  const activate = () => {
    if (isInvalid) return
    const body = { release, share: percent, reason, revision }
    run(() => http.post<ModulesResponse>(`modules/${module.name}/activate/`, body), {
      done: words.done,
      onDone: ({ data }) => onDone(data),
    })
  }
  return (
    <Modal
      open
      title={fill(t.title, { module: say(module.title) })}
      okText={t.activate}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: isInvalid }}
      onOk={activate}
      onCancel={onClose}
      width={480}
    >
      <p>
        <ReleaseLabel release={release} />
      </p>
      <p>
        <RehearsalLabel rehearsal={rehearsal} />
      </p>
      {asks && <ReleaseAsks asks={asks} isFirst={module.active === null} />}
      <div className={styles.field}>
        <label htmlFor={`${id}share`}>{t.share}</label>
        <Input
          id={`${id}share`}
          name="share"
          inputMode="numeric"
          disabled={module.active === null}
          value={share}
          status={isInvalid ? 'error' : ''}
          aria-invalid={isInvalid}
          aria-describedby={`${id}hint`}
          onChange={({ target }) => setShare(target.value)}
        />
        <p id={`${id}hint`} className={isInvalid ? styles.error : styles.hint}>
          {isInvalid ? t.range : module.active === null ? t.first : t.hint}
        </p>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}reason`}>{t.reason}</label>
        <Input
          id={`${id}reason`}
          name="reason"
          maxLength={1000}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
      {error && <Alert type="error" showIcon role="alert" title={error.message} />}
    </Modal>
  )
}
