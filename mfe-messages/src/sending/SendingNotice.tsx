import { Alert, Button, LinkButton, useAction, usePermission } from '@samity/shared-ui/core'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { channels, reasonWords } from '../../contract/message.ts'
import { sendingStates } from '../../contract/sending.ts'
import { changeSending } from '../messages-api.ts'
import { sendingTime } from './sending-time.ts'
import { useSending } from './use-sending.ts'

const words = {
  stop: { en: 'Stop sending now', bn: 'এখনই পাঠানো বন্ধ করুন' },
  resume: { en: 'Resume sending', bn: 'আবার পাঠানো শুরু করুন' },
  stopped: { en: 'Nothing is sent any more.', bn: 'আর কিছু পাঠানো হচ্ছে না।' },
  resumed: { en: 'Sending goes on.', bn: 'আবার পাঠানো হচ্ছে।' },
  by: { en: '{person}, {moment}', bn: '{person}, {moment}' },
  choose: { en: 'Choose a way', bn: 'উপায় বেছে নিন' },
  unusedLine: { en: '{channel}: {state}', bn: '{channel}: {state}' },
  line: { en: '{channel}: {state} {count} wait.', bn: '{channel}: {state} অপেক্ষায় {count}টি।' },
  time: { en: 'It takes about {time}.', bn: 'প্রায় {time} লাগবে।' },
}

type Props = {
  /** The notice is not on the page on which a way of sending is chosen, and leads there. */
  leadsToSending?: boolean
}

export function SendingNotice({ leadsToSending = false }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const maySend = usePermission('messages.send')
  const mayManage = usePermission('messages.manage')
  const { data, refresh } = useSending()
  const { run, isBusy } = useAction()
  if (!data) return null
  const isStopped = data.stopped_at !== null
  const usedChannels = data.channels.filter(({ way, planned }) => way !== 'off' || planned > 0)
  const isUsed = usedChannels.length > 0
  const shownChannels = isUsed ? usedChannels : data.channels.slice(0, 1)
  const isFine = shownChannels.every(({ state }) => state === 'ready' || state === 'quiet')
  const lines = shownChannels.map(({ channel, state, planned, problem }) => {
    const time = (state === 'ready' || state === 'quiet') && sendingTime(data, channel)
    return {
      channel,
      text: fill(isUsed ? t.line : t.unusedLine, {
        channel: say(channels.find(({ value }) => value === channel)!.label),
        state: say(sendingStates.find(({ value }) => value === state)!.label),
        count: show.number(planned),
      }),
      rest: time ? fill(t.time, { time: show.digits(say(time)) }) : problem && say(reasonWords(problem)),
    }
  })
  const choose = <LinkButton to="/dashboard/sms/sending">{t.choose}</LinkButton>
  const stopOrResume = (
    <Button
      danger={!isStopped}
      disabled={isBusy}
      onClick={() =>
        run(() => changeSending(isStopped ? 'resume' : 'stop'), {
          done: isStopped ? words.resumed : words.stopped,
          onEnd: refresh,
        })
      }
    >
      {isStopped ? t.resume : t.stop}
    </Button>
  )
  return (
    <Alert
      type={isFine ? 'info' : 'warning'}
      showIcon
      title={lines.map(({ channel, text, rest }) => (
        <div key={channel}>
          {text} {rest}
        </div>
      ))}
      {...(isStopped && {
        description: fill(t.by, { person: data.stopped_by ?? '', moment: show.moment(data.stopped_at) }),
      })}
      action={isUsed || isStopped ? maySend && stopOrResume : leadsToSending && mayManage && choose}
    />
  )
}
