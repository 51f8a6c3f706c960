import { eventKindWords } from '@samity/shared-api/contract/webhooks/event-kinds'
import { webhook, type Webhook, type WebhookWithSecret } from '@samity/shared-api/contract/webhooks/webhook'
import { Alert, Button, Card, ErrorState, LoadingState, Page, PlusOutlined } from '@samity/shared-ui/core'
import { columnsFor, DataTable, RowButton, useRows, useUrlParams, type Column } from '@samity/shared-ui/data'
import { Link, useNavigate } from '@samity/shared-ui/router'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { ChoiceFilter, TextFilter } from '../components/filters.tsx'
import { SecretDialog } from '../components/SecretDialog.tsx'
import { useMoment } from '../components/use-moment.ts'
import { answerWords } from './answer-words.ts'
import { pauseAdvice, stateChoices, stateWords } from './pause-words.ts'
import { ResumeDialog } from './ResumeDialog.tsx'
import { secretLabel } from './secret-label.ts'
import { pauseLabel, usePause } from './use-pause.ts'
import { webhooks } from './webhook-api.ts'
import { WebhookDialog } from './WebhookDialog.tsx'
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
  waiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  failed: { en: 'Failed', bn: 'ব্যর্থ' },
  answer: { en: 'Last Answer', bn: 'শেষ উত্তর' },
  delivered: { en: 'Last Delivered', bn: 'সর্বশেষ পৌঁছেছে' },
  created: { en: 'Created', bn: 'তৈরি' },
  resume: { en: 'Resume', bn: 'চালু করুন' },
}

/** The webhooks that a copy or a restore has paused need a decision, so a notice above the list says which. */
const copyReasons = ['restored', 'moved'] as const

/** Administrators say which programs hear of events, and see how deliveries go. */
export default function WebhooksPage() {
  const t = useWords(words)
  const say = useSay()
  const navigate = useNavigate()
  const list = useRows(webhooks)
  const { rows, error, refresh } = list
  const [params, updateParams] = useUrlParams({ replace: true })
  const [isCreating, setIsCreating] = useState(false)
  const [created, setCreated] = useState<WebhookWithSecret>()
  const [resuming, setResuming] = useState<Webhook>()
  const [isPausing, pause] = usePause(refresh)
  const columns = useColumns()
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
        <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsCreating(true)}>
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
                name="state"
                label={t.state}
                options={stateChoices}
                value={state}
                onChange={(value) => updateParams({ state: value })}
              />
            </>
          }
          actions={(row) => (
            <>
              <RowButton action="view" onClick={() => void navigate(`/dashboard/webhooks/${row.id}`)} />
              {row.pause === null ? (
                <Button size="small" loading={isPausing(row.id)} onClick={() => void pause(row)}>
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
      {isCreating && (
        <WebhookDialog
          onCancel={() => setIsCreating(false)}
          onCreated={(webhookWithSecret) => {
            setIsCreating(false)
            setCreated(webhookWithSecret)
            refresh()
          }}
        />
      )}
      {created && (
        <SecretDialog
          title={created.name}
          label={secretLabel}
          secret={created.secret}
          onStored={() => setCreated(undefined)}
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

function useColumns(): Column<Webhook>[] {
  const say = useSay()
  const moment = useMoment()
  return useMemo(
    () =>
      columnsFor(
        webhook,
        {
          name: 'name',
          label: webhook.fields.name.label,
          value: ({ name }) => name,
          show: ({ id, name }) => <Link to={`/dashboard/webhooks/${id}`}>{name}</Link>,
        },
        {
          name: 'url',
          label: webhook.fields.url.label,
          value: ({ url }) => url,
          show: ({ url }) => <span className={styles.url}>{url}</span>,
        },
        {
          name: 'kinds',
          label: webhook.fields.kinds.label,
          hidden: 'when narrow',
          value: ({ kinds }) => kinds.map((kind) => say(eventKindWords(kind))).join(', '),
        },
        {
          name: 'state',
          label: words.state,
          value: (row) => say(stateWords(row)),
          show: (row) => (
            <span className={row.pause ? styles.paused : undefined}>{say(stateWords(row))}</span>
          ),
        },
        { name: 'pending', label: words.waiting, kind: 'int', value: ({ pending }) => pending },
        { name: 'failed', label: words.failed, kind: 'int', value: ({ failed }) => failed },
        {
          name: 'last_answer',
          label: words.answer,
          value: ({ last_answer }) => say(answerWords(last_answer)),
        },
        {
          name: 'last_delivered_at',
          label: words.delivered,
          hidden: 'when narrow',
          value: ({ last_delivered_at }) => last_delivered_at,
          show: ({ last_delivered_at }) => <span className={styles.moment}>{moment(last_delivered_at)}</span>,
        },
        {
          name: 'created_at',
          label: words.created,
          hidden: true,
          value: ({ created_at }) => created_at,
          show: ({ created_at }) => moment(created_at),
        },
      ),
    [say, moment],
  )
}
