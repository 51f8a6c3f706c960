import { reopenNextDay, type CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { placeName } from '../treasury-api.ts'

const { Form, Field } = actionFormFor(reopenNextDay)

const words = {
  title: {
    en: 'Let {box} open a day after {day} although it is not closed',
    bn: '{box}-এর {day} বন্ধ না হলেও পরের দিন খুলতে দিন',
  },
  ok: { en: 'Allow', bn: 'অনুমতি দিন' },
  done: { en: 'The next day may open.', bn: 'পরের দিন খোলা যাবে।' },
}

type Props = { day: CashDay; onClose: (isDone: boolean) => void }

/** The administrator's exception: for some hours the next day opens before this one is closed. */
export function ReopenDialog({ day, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const cancel = () => onClose(false)
  return (
    <FormDialog
      title={fill(t.title, { box: say(placeName(day)), day: show.day(day.date) })}
      onCancel={cancel}
    >
      <Form
        ids={{ id: day.id }}
        initial={{ hours: show.digits(24) }}
        labels={{ submit: words.ok }}
        done={words.done}
        onDone={() => onClose(true)}
        onCancel={cancel}
      >
        <Field name="hours" />
        <Field name="reason" />
      </Form>
    </FormDialog>
  )
}
