import type { SlotProps } from '@samity/shared-api/module'
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadingState,
  useAction,
  usePermission,
} from '@samity/shared-ui/core'
import { DataTable } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import type { OptOut, OutgoingMessage } from '../../contract/message.ts'
import { memberMessageColumns } from '../message-columns.tsx'
import { addOptOut, messagesPath, optOutsPath, removeOptOut } from '../messages-api.ts'
import styles from '../messages.module.css'

const words = {
  heading: { en: 'Messages to this member', bn: 'এই সদস্যকে পাঠানো বার্তা' },
  none: { en: 'No message was written to this member.', bn: 'এই সদস্যকে কোনো বার্তা লেখা হয়নি।' },
  write: { en: 'Send a message', bn: 'বার্তা পাঠান' },
  optOut: { en: 'Wants no messages', bn: 'বার্তা চান না' },
  optOutQuestion: { en: 'Send no messages to {name} any more?', bn: '{name}-কে আর কোনো বার্তা পাঠাবেন না?' },
  reason: { en: 'Reason', bn: 'কারণ' },
  isOut: { en: 'Wants no messages since {moment}: {reason}', bn: '{moment} থেকে বার্তা চান না: {reason}' },
  optIn: { en: 'Wants messages again', bn: 'আবার বার্তা চান' },
  saved: { en: 'It is noted.', bn: 'লেখা হয়েছে।' },
}
const maxMessages = 100

export default function AdvocateMessages({ advocate }: SlotProps['advocate.tab']) {
  const t = useWords(words)
  const show = useShow()
  const maySend = usePermission('messages.send')
  const { id, name_english, name_bengali, bar_registration_number } = advocate
  const messages = useGet<OutgoingMessage[]>(messagesPath, {
    params: { advocate_id: id, limit: maxMessages },
  })
  const optOuts = useGet<OptOut[]>(optOutsPath, { params: { advocate_id: id } })
  const { run, isBusy } = useAction()
  const refresh = () => {
    messages.refresh()
    optOuts.refresh()
  }
  const error = messages.error ?? optOuts.error
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!messages.data || !optOuts.data) return <LoadingState />
  const [optOut] = optOuts.data
  const leave = () =>
    run(({ reason }) => addOptOut(id, reason), {
      ask: {
        question: fillWords(words.optOutQuestion, { name: name_english || name_bengali }),
        ok: words.optOut,
        reason: words.reason,
      },
      done: words.saved,
      onEnd: refresh,
    })
  const join = () => run(() => removeOptOut(id), { done: words.saved, onEnd: refresh })
  return (
    <div className={styles.blocks}>
      {optOut && (
        <Alert
          type="warning"
          showIcon
          title={fill(t.isOut, { moment: show.moment(optOut.since), reason: optOut.reason })}
          {...(maySend && {
            action: (
              <Button size="small" disabled={isBusy} onClick={join}>
                {t.optIn}
              </Button>
            ),
          })}
        />
      )}
      {maySend && !optOut && (
        <div className={styles.buttons}>
          <LinkButton
            to={`/dashboard/sms/new?who=one&advocate=${id}&search=${encodeURIComponent(bar_registration_number)}`}
          >
            {t.write}
          </LinkButton>
          <Button disabled={isBusy} onClick={leave}>
            {t.optOut}
          </Button>
        </div>
      )}
      {messages.data.length === 0 ? (
        <EmptyState text={words.none} />
      ) : (
        <DataTable
          label={words.heading}
          file="messages-to-member"
          rows={messages.data}
          columns={memberMessageColumns}
        />
      )}
    </div>
  )
}
