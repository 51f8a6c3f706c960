import type { Webhook, WebhookWithSecret } from '@samity/shared-api/contract/webhooks/webhook'
import { Alert, Button, Card, ErrorState, LoadingState, Page, PlusOutlined } from '@samity/shared-ui/core'
import { ChoiceFilter, DataTable, RowButton, useRows, useUrlParams } from '@samity/shared-ui/data'
import { useNavigate } from '@samity/shared-ui/router'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { TextFilter } from '../components/TextFilter.tsx'
import { SecretDialog } from '../components/SecretDialog.tsx'
import { useCreation } from '../components/use-creation.ts'
import { pauseAdvice, stateChoices } from './pause-words.ts'
import { ResumeDialog } from './ResumeDialog.tsx'
import { secretLabel } from './secret-label.ts'
import { pauseLabel, usePause } from './use-pause.ts'
import { webhooks } from './webhook-api.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
import { useWebhookColumns } from './use-webhook-columns.tsx'
import styles from './webhooks.module.css'

const words = {
  heading: { en: 'Webhooks', bn: 'ওয়েবহুক' },
  about: {
    en: 'Samity informs another program about receipts, members, locks and closed days, at the address of that program. A message has no names and no amounts: the program reads the record with its token.',
    bn: 'রসিদ, সদস্য, হিসাব বন্ধ ও বন্ধ দিনের কথা সমিতি অন্য প্রোগ্রামকে তার ঠিকানায় জানায়। বার্তায় কোনো নাম বা টাকার অঙ্ক থাকে না: প্রোগ্রামটি নিজের টোকেন দিয়ে রেকর্ড পড়ে।',
  },
  add: { en: 'New Webhook', bn: 'নতুন ওয়েবহুক' },
  empty: {
    en: 'There is no webhook yet. Click New Webhook when another program is to hear of receipts or members.',
    bn: 'এখনো কোনো ওয়েবহুক নেই। অন্য প্রোগ্রামকে রসিদ বা সদস্যের কথা জানাতে নতুন ওয়েবহুক বোতামে ক্লিক করুন।',
  },
  noMatch: { en: 'No webhook matches the filters.', bn: 'এই শর্তে কোনো ওয়েবহুক পাওয়া যায়নি।' },
  state: { en: 'State', bn: 'অবস্থা' },
  resume: { en: 'Resume', bn: 'চালু করুন' },
}

/**
 * The webhooks that a copy or a restore has paused need a decision, so a notice above the list says which.
 */
const copyReasons = ['restored', 'moved'] as const

export default function WebhooksPage() {
  const t = useWords(words)
  const say = useSay()
  const navigate = useNavigate()
  const { rows, error, refresh } = useRows(webhooks)
  const [params, updateParams] = useUrlParams({ replace: true })
  const creation = useCreation<WebhookWithSecret>(refresh)
  const [resuming, setResuming] = useState<Webhook>()
  const [isPausing, pause] = usePause(refresh)
  const columns = useWebhookColumns()
  const search = params.get('search') ?? ''
  const state = params.get('state') ?? ''

  const text = search.trim().toLowerCase()
  const matches = rows?.filter(
    (row) =>
      (state === '' || (state === 'paused') === (row.pause !== null)) &&
      `${row.name} ${row.url}`.toLowerCase().includes(text),
  )
  return (
    <Page
      heading={words.heading}
      actions={
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={creation.open}>
          {t.add}
        </Button>
      }
    >
      <Card>
        <Alert className={styles.about} type="info" showIcon title={t.about} />
        {copyReasons.map((reason) => {
          const paused = rows?.filter((row) => row.pause === reason) ?? []
          return (
            paused.length > 0 && (
              <Alert
                key={reason}
                className={styles.about}
                type="warning"
                showIcon
                role="status"
                title={say(pauseAdvice[reason])}
                description={paused.map(({ name }) => name).join(', ')}
              />
            )
          )
        })}
        <DataTable
          label={words.heading}
          rows={matches ?? []}
          columns={columns}
          file="webhooks"
          empty={rows?.length === 0 ? words.empty : words.noMatch}
          insteadOfRows={
            error ? <ErrorState error={error} retry={refresh} /> : rows ? undefined : <LoadingState />
          }
          tools={
            <>
              <TextFilter value={search} onSearch={(next) => updateParams({ search: next })} />
              <ChoiceFilter
                list={{ params: { state }, setParams: updateParams }}
                name="state"
                field={{ label: words.state, choices: stateChoices }}
              />
            </>
          }
          actions={(row) => (
            <>
              <RowButton action="view" onClick={() => void navigate(`/dashboard/webhooks/${row.id}`)} />
              {row.pause === null ? (
                <Button size="small" loading={isPausing(row.id)} onClick={() => pause(row)}>
                  {say(pauseLabel)}
                </Button>
              ) : (
                <Button size="small" onClick={() => setResuming(row)}>
                  {t.resume}
                </Button>
              )}
            </>
          )}
        />
      </Card>
      {creation.isOpen && <WebhookDialog {...creation.form} />}
      {creation.created && (
        <SecretDialog
          title={creation.created.name}
          label={secretLabel}
          secret={creation.created.secret}
          onStored={creation.close}
        />
      )}
      {resuming && (
        <ResumeDialog
          record={resuming}
          onCancel={() => setResuming(undefined)}
          onResumed={() => {
            setResuming(undefined)
            refresh()
          }}
        />
      )}
    </Page>
  )
}
