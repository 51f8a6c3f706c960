import { http } from '@samity/shared-api/client'
import {
  deliveryStates,
  type Webhook,
  type WebhookDelivery,
} from '@samity/shared-api/contract/webhooks/webhook'
import { Button, Card, ReloadOutlined, useAction } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, RowButton, useList } from '@samity/shared-ui/data'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { AttemptsDialog } from './AttemptsDialog.tsx'
import { webhookPath } from './webhook-api.ts'
import { useDeliveryColumns } from './use-delivery-columns.tsx'

const words = {
  heading: { en: 'Deliveries', bn: 'পাঠানো বার্তা' },
  empty: {
    en: 'There is no delivery yet. Send a test, or wait for the next event.',
    bn: 'এখনো কিছু পাঠানো হয়নি। পরীক্ষামূলক বার্তা পাঠান, অথবা পরের ঘটনার অপেক্ষা করুন।',
  },
  noMatch: { en: 'No delivery has this state.', bn: 'এই অবস্থার কোনো বার্তা নেই।' },
  state: { en: 'State', bn: 'অবস্থা' },
  reload: { en: 'Refresh', bn: 'হালনাগাদ দেখুন' },
  again: { en: 'Send again', bn: 'আবার পাঠান' },
  queued: { en: 'It is sent again.', bn: 'আবার পাঠানো হচ্ছে।' },
  allAgain: { en: 'Send all failed again', bn: 'ব্যর্থ সব আবার পাঠান' },
  allQuestion: {
    en: 'Send what failed again? Deliveries: {count}',
    bn: 'যা ব্যর্থ হয়েছে তা আবার পাঠাবেন? মোট {count}টি',
  },
  allExplain: {
    en: 'The receiver gets them after later events about the same records. It must compare the version.',
    bn: 'গ্রাহক একই রেকর্ডের পরের ঘটনার পরে এগুলো পাবে। তাকে সংস্করণ মিলিয়ে দেখতে হবে।',
  },
}

type Props = { record: Webhook; onChanged: () => void }

/** Newest first, with the answers of the receiver. The URL has the filter and the page. */
export function Deliveries({ record, onChanged }: Props) {
  const t = useWords(words)
  const show = useShow()
  const { id, pause, pending, failed, last_delivered_at, last_answer } = record
  const list = useList<WebhookDelivery>(webhookPath(id, 'deliveries'), { filters: { state: 'state' } })
  const { busyWith, run } = useAction()
  const [opened, setOpened] = useState<WebhookDelivery>()
  const columns = useDeliveryColumns(pause !== null)

  const refreshRows = useEffectEvent(() => list.refresh())
  const figures = [pending, failed, last_delivered_at, last_answer].join(' ')
  const shownFigures = useRef(figures)
  // the page reads the webhook again and again; its rows only when something has happened
  useEffect(() => {
    if (shownFigures.current === figures) return
    shownFigures.current = figures
    refreshRows()
  }, [figures])
  const refresh = () => {
    onChanged()
    list.refresh()
  }

  const sendAllAgain = () =>
    run(() => http.post(webhookPath(id, 'replay')), {
      name: 'all',
      ask: {
        question: fillWords(words.allQuestion, { count: show.number(failed) }),
        explain: words.allExplain,
        ok: words.allAgain,
      },
      done: words.queued,
      onDone: refresh,
    })
  const sendAgain = (delivery: WebhookDelivery) =>
    run(() => http.post(`webhook-deliveries/${delivery.id}/replay/`), {
      name: String(delivery.id),
      done: words.queued,
      onDone: refresh,
    })

  return (
    <Card heading={words.heading}>
      <ListTable
        list={list}
        label={words.heading}
        columns={columns}
        file={`deliveries-${id}`}
        empty={list.params['state'] ? words.noMatch : words.empty}
        filters={
          <>
            <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: deliveryStates }} />
            <Button icon={<ReloadOutlined aria-hidden />} onClick={refresh}>
              {t.reload}
            </Button>
            {failed > 0 && (
              <Button loading={busyWith === 'all'} onClick={sendAllAgain}>
                {t.allAgain}
              </Button>
            )}
          </>
        }
        actions={(delivery) => (
          <>
            <RowButton action="view" onClick={() => setOpened(delivery)} />
            {/* what waits at a paused webhook is sent when it is resumed, and what waits for an earlier message follows it */}
            {(delivery.state !== 'pending' || (pause === null && delivery.waits_for !== 'earlier')) && (
              <Button
                size="small"
                loading={busyWith === String(delivery.id)}
                onClick={() => sendAgain(delivery)}
              >
                {t.again}
              </Button>
            )}
          </>
        )}
      />
      {opened && (
        <AttemptsDialog delivery={opened} isPaused={pause !== null} onClose={() => setOpened(undefined)} />
      )}
    </Card>
  )
}
