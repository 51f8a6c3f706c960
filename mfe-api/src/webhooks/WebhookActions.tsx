import { http } from '@samity/shared-api/client'
import {
  oldSecretHours,
  type Webhook,
  type WebhookWithSecret,
} from '@samity/shared-api/contract/webhooks/webhook'
import { bengali } from '@samity/shared-api/contract'
import { Button, useAction } from '@samity/shared-ui/core'
import { useRemove } from '@samity/shared-ui/data'
import { useNavigate } from '@samity/shared-ui/router'
import { fillWords, useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { SecretDialog } from '../components/SecretDialog.tsx'
import { ResumeDialog } from './ResumeDialog.tsx'
import { secretLabel } from './secret-label.ts'
import { pauseLabel, usePause } from './use-pause.ts'
import { webhookPath, webhooks } from './webhook-api.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import styles from './webhooks.module.css'

const words = {
  test: { en: 'Send a Test', bn: 'পরীক্ষামূলক বার্তা পাঠান' },
  tested: {
    en: 'The test is on its way. The list below shows the answer.',
    bn: 'পরীক্ষামূলক বার্তা পাঠানো হচ্ছে। নিচের তালিকায় উত্তর দেখা যাবে।',
  },
  resume: { en: 'Resume', bn: 'চালু করুন' },
  edit: { en: 'Edit', bn: 'সম্পাদনা' },
  renew: { en: 'New Secret', bn: 'নতুন গোপন চাবি' },
  renewQuestion: { en: 'Make a new secret for ‘{name}’?', bn: '‘{name}’-এর জন্য নতুন গোপন চাবি তৈরি করবেন?' },
  renewExplain: {
    en: `The old secret signs too for ${oldSecretHours} hours. Give the new one to the receiver before that.`,
    bn: bengali`পুরোনো গোপন চাবিও ${oldSecretHours} ঘণ্টা স্বাক্ষর করবে। তার আগে নতুনটি গ্রাহককে দিন।`,
  },
  remove: { en: 'Delete', bn: 'মুছুন' },
  removeQuestion: {
    en: 'Delete the webhook ‘{name}’? What waits is not sent, and the list of deliveries is lost.',
    bn: '‘{name}’ ওয়েবহুক মুছবেন? যা অপেক্ষায় আছে তা পাঠানো হবে না, আর পাঠানোর তালিকাও হারিয়ে যাবে।',
  },
}

type Props = { record: Webhook; onChanged: () => void }

export function WebhookActions({ record, onChanged }: Props) {
  const t = useWords(words)
  const say = useSay()
  const navigate = useNavigate()
  const { id, name, pause: pauseReason } = record
  const { busyWith, run } = useAction()
  const [isPausing, pause] = usePause(onChanged)
  const [dialog, setDialog] = useState<'edit' | 'resume'>()
  const [secret, setSecret] = useState('')
  const remove = useRemove<Webhook>(webhooks, {
    // the page has no row to hide
    list: { hide: () => () => undefined, refresh: () => undefined },
    question: fillWords(words.removeQuestion, { name }),
  })
  const close = () => {
    setDialog(undefined)
    onChanged()
  }

  const renew = () =>
    run(() => http.post<WebhookWithSecret>(webhookPath(id, 'secret')), {
      name: 'renew',
      ask: {
        question: fillWords(words.renewQuestion, { name }),
        explain: words.renewExplain,
        ok: words.renew,
      },
      onDone: ({ data }) => {
        setSecret(data.secret)
        onChanged()
      },
    })

  async function removeAndLeave() {
    if (await remove(record)) await navigate('/dashboard/webhooks', { replace: true })
  }

  return (
    <div className={styles.buttons}>
      {pauseReason === null ? (
        <>
          <Button
            type="primary"
            loading={busyWith === 'test'}
            onClick={() =>
              run(() => http.post(webhookPath(id, 'test')), {
                name: 'test',
                done: words.tested,
                onDone: onChanged,
              })
            }
          >
            {t.test}
          </Button>
          <Button loading={isPausing(id)} onClick={() => pause(record)}>
            {say(pauseLabel)}
          </Button>
        </>
      ) : (
        <Button type="primary" onClick={() => setDialog('resume')}>
          {t.resume}
        </Button>
      )}
      <Button onClick={() => setDialog('edit')}>{t.edit}</Button>
      <Button loading={busyWith === 'renew'} onClick={renew}>
        {t.renew}
      </Button>
      <Button danger onClick={() => void removeAndLeave()}>
        {t.remove}
      </Button>
      {dialog === 'edit' && (
        <WebhookDialog record={record} onUpdated={close} onCancel={() => setDialog(undefined)} />
      )}
      {dialog === 'resume' && (
        <ResumeDialog record={record} onResumed={close} onCancel={() => setDialog(undefined)} />
      )}
      {secret && (
        <SecretDialog title={name} label={secretLabel} secret={secret} onStored={() => setSecret('')} />
      )}
    </div>
  )
}
