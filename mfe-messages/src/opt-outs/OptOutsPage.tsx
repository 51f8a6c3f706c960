import { Button, Card, Page, useAction, usePermission } from '@samity/shared-ui/core'
import { ListTable, useList, type Column } from '@samity/shared-ui/data'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import type { OptOut } from '../../contract/message.ts'
import { optOutsPath, removeOptOut } from '../messages-api.ts'

const words = {
  heading: { en: 'No Messages', bn: 'বার্তা চান না যাঁরা' },
  empty: {
    en: 'Nobody has asked for no messages. The page of an advocate notes it.',
    bn: 'বার্তা চান না, এমন কেউ নেই। আইনজীবীর পাতায় এটি লেখা যায়।',
  },
  member: { en: 'Member', bn: 'সদস্য' },
  number: { en: 'Member No', bn: 'সদস্য নং' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  reason: { en: 'Reason', bn: 'কারণ' },
  by: { en: 'Noted by', bn: 'কে টুকে রেখেছেন' },
  remove: { en: 'Wants messages again', bn: 'আবার বার্তা চান' },
  question: { en: 'Send messages to {name} again?', bn: '{name}-কে আবার বার্তা পাঠাবেন?' },
  saved: { en: 'It is noted.', bn: 'লেখা হয়েছে।' },
}

const columns: Column<OptOut>[] = [
  { name: 'advocate_name', label: words.member, value: ({ advocate_name }) => advocate_name },
  {
    name: 'advocate_number',
    label: words.number,
    value: ({ advocate_number }) => advocate_number,
    sort: null,
  },
  {
    name: 'since',
    label: words.since,
    value: ({ since }) => since,
    show: ({ since }) => <Since since={since} />,
  },
  { name: 'reason', label: words.reason, value: ({ reason }) => reason, sort: null },
  {
    name: 'written_by',
    label: words.by,
    value: ({ written_by }) => written_by,
    sort: null,
    hidden: 'when narrow',
  },
]

const Since = ({ since }: Pick<OptOut, 'since'>) => useShow().moment(since)

export default function OptOutsPage() {
  const t = useWords(words)
  const maySend = usePermission('messages.send')
  const list = useList<OptOut>(optOutsPath, { search: true })
  const { run, isBusy } = useAction()
  return (
    <Page heading={words.heading}>
      <Card>
        <ListTable
          list={list}
          columns={columns}
          label={words.heading}
          file="no-messages"
          empty={words.empty}
          {...(maySend && {
            actions: ({ id, advocate_name }: OptOut) => (
              <Button
                size="small"
                disabled={isBusy}
                onClick={() =>
                  run(() => removeOptOut(id), {
                    ask: { question: fillWords(words.question, { name: advocate_name }), ok: words.remove },
                    done: words.saved,
                    onEnd: list.refresh,
                  })
                }
              >
                {t.remove}
              </Button>
            ),
          })}
        />
      </Card>
    </Page>
  )
}
