import { Button, Card, LinkButton, Page, useAction, usePermission } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList } from '@samity/shared-ui/data'
import { fillWords, useWords } from '@samity/shared-ui/words'
import { channels, messageStates, type Channel, type OutgoingMessage } from '../../contract/message.ts'
import { listedKinds } from '../../contract/template.ts'
import { messageColumns, messageWords } from '../message-columns.tsx'
import { cancelMessages, messagesPath, retryMessage, retryMessages } from '../messages-api.ts'
import { SendingNotice } from '../sending/SendingNotice.tsx'
import { useSending } from '../sending/use-sending.ts'

const words = {
  heading: { en: 'Messages to Members', bn: 'সদস্যদের বার্তা' },
  empty: {
    en: 'No message to a member is here. Write one with New Message.',
    bn: 'সদস্যকে পাঠানো কোনো বার্তা নেই। “নতুন বার্তা” থেকে লিখুন।',
  },
  write: { en: 'New Message', bn: 'নতুন বার্তা' },
  retry: { en: 'Send again', bn: 'আবার পাঠান' },
  cancel: { en: 'Do not send', bn: 'পাঠাবেন না' },
  cancelAll: { en: 'Cancel all that wait', bn: 'অপেক্ষায় থাকা সব বাতিল' },
  retryAll: { en: 'Send all of these again', bn: 'এগুলোর সব আবার পাঠান' },
  retryAllQuestion: { en: 'Send these {count} messages again?', bn: 'এই {count}টি বার্তা আবার পাঠাবেন?' },
  toAll: {
    en: 'They go to the number or address that each member has today.',
    bn: 'প্রত্যেক সদস্যের আজকের নম্বর বা ঠিকানায় যাবে।',
  },
  allRetried: { en: '{count} messages wait to be sent.', bn: '{count}টি বার্তা পাঠানোর অপেক্ষায় আছে।' },
  retryQuestion: { en: 'Send this message to {name} again?', bn: '{name}-কে এই বার্তা আবার পাঠাবেন?' },
  mayArriveTwice: {
    en: 'The provider has not answered. Perhaps the message has arrived; then it arrives twice.',
    bn: 'সেবাদাতা উত্তর দেয়নি। বার্তাটি হয়তো পৌঁছেছে; তাহলে দুবার পৌঁছাবে।',
  },
  toToday: {
    en: 'It goes to the number or address that the member has today.',
    bn: 'সদস্যের আজকের নম্বর বা ঠিকানায় যাবে।',
  },
  retried: { en: 'The message waits to be sent.', bn: 'বার্তাটি পাঠানোর অপেক্ষায় আছে।' },
  cancelQuestion: { en: 'Cancel all messages that wait?', bn: 'অপেক্ষায় থাকা সব বার্তা বাতিল করবেন?' },
  cancelExplain: {
    en: 'Those of the chosen kind and way are not sent. They stay in this list.',
    bn: 'বাছাই করা ধরন ও মাধ্যমের বার্তা পাঠানো হবে না। তালিকায় থেকে যাবে।',
  },
  cancelled: { en: '{count} messages are cancelled.', bn: '{count}টি বার্তা বাতিল হয়েছে।' },
}

/** Every message to a member. The URL has the filters, so that a link opens those that failed. */
export default function OutgoingPage() {
  const t = useWords(words)
  const maySend = usePermission('messages.send')
  const { run, isBusy } = useAction()
  const someWait = useSending().data?.channels.some(({ planned }) => planned > 0)
  const list = useList<OutgoingMessage>(messagesPath, {
    dates: true,
    search: true,
    filters: { state: 'state', kind: 'kind', channel: 'channel', advocate: 'advocate_id' },
  })
  const { kind, channel } = list.params

  const retry = ({ id, advocate_name, state }: OutgoingMessage) =>
    run(() => retryMessage(id), {
      ask: {
        question: fillWords(words.retryQuestion, { name: advocate_name }),
        explain: state === 'unknown' ? words.mayArriveTwice : words.toToday,
        ok: words.retry,
        danger: state === 'unknown',
      },
      done: words.retried,
      onEnd: list.refresh,
    })
  const retryAll = () =>
    run(async () => retryMessages((await list.fetchAll()).map(({ id }) => id)), {
      ask: {
        question: fillWords(words.retryAllQuestion, { count: list.total }),
        explain: words.toAll,
        ok: words.retryAll,
      },
      done: ({ retried }) => fillWords(words.allRetried, { count: retried }),
      onEnd: list.refresh,
    })
  const cancelOne = (id: number) =>
    run(() => cancelMessages({ ids: [id] }), {
      done: ({ cancelled }) => fillWords(words.cancelled, { count: cancelled }),
      onEnd: list.refresh,
    })
  const cancelAll = () =>
    // the filter offers no other channels
    run(() => cancelMessages({ ...(kind && { kind }), ...(channel && { channel: channel as Channel }) }), {
      ask: {
        question: words.cancelQuestion,
        explain: words.cancelExplain,
        ok: words.cancelAll,
        danger: true,
      },
      done: ({ cancelled }) => fillWords(words.cancelled, { count: cancelled }),
      onEnd: list.refresh,
    })

  return (
    <Page
      heading={words.heading}
      actions={
        maySend && (
          <>
            {list.params['state'] === 'failed' && list.total > 1 && (
              <Button disabled={isBusy} onClick={retryAll}>
                {t.retryAll}
              </Button>
            )}
            {someWait && (
              <Button disabled={isBusy} onClick={cancelAll}>
                {t.cancelAll}
              </Button>
            )}
            <LinkButton to="/dashboard/sms/new">{t.write}</LinkButton>
          </>
        )
      }
    >
      <SendingNotice leadsToSending />
      <Card>
        <ListTable
          list={list}
          columns={messageColumns}
          label={words.heading}
          file="messages-to-members"
          empty={words.empty}
          filters={
            <>
              <ChoiceFilter
                list={list}
                name="state"
                field={{ label: messageWords.state, choices: messageStates }}
              />
              <ChoiceFilter
                list={list}
                name="kind"
                field={{ label: messageWords.kind, choices: listedKinds }}
              />
              <ChoiceFilter
                list={list}
                name="channel"
                field={{ label: messageWords.way, choices: channels }}
              />
            </>
          }
          {...(maySend && {
            actions: (message: OutgoingMessage) =>
              message.state === 'planned' ? (
                <Button size="small" disabled={isBusy} onClick={() => cancelOne(message.id)}>
                  {t.cancel}
                </Button>
              ) : (
                ['failed', 'unknown'].includes(message.state) && (
                  <Button size="small" disabled={isBusy} onClick={() => retry(message)}>
                    {t.retry}
                  </Button>
                )
              ),
          })}
        />
      </Card>
    </Page>
  )
}
