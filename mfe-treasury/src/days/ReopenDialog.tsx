import { http, toRequestError } from '@samity/shared-api/client'
import { maxReopenHours, type CashDay } from '@samity/shared-api/contract/treasury/cash-day'
import { Alert, Button, Input, Modal, useToast } from '@samity/shared-ui/core'
import { handleFormKey, IntInput } from '@samity/shared-ui/forms'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { LabelledField } from '../components/LabelledField.tsx'
import formStyles from '../day-close/day-close.module.css'
import { parseCount } from '../day-close/note-count.ts'
import { nameOf } from '../treasury-api.ts'

const words = {
  title: {
    en: 'Let {box} open a day after {day} although it is not closed',
    bn: '{box}-এর {day} বন্ধ না হলেও পরের দিন খুলতে দিন',
  },
  hours: { en: 'Hours', bn: 'ঘণ্টা' },
  reason: { en: 'Reason', bn: 'কারণ' },
  required: { en: 'Required', bn: 'আবশ্যক' },
  bounds: { en: 'From 1 to {max}', bn: '১ থেকে {max}' },
  ok: { en: 'Allow', bn: 'অনুমতি দিন' },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  done: { en: 'The next day may open.', bn: 'পরের দিন খোলা যাবে।' },
}

type Props = { day: CashDay; onClose: (isDone: boolean) => void }

/** The administrator's exception: for some hours the next day opens before this one is closed. */
export function ReopenDialog({ day, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const toast = useToast()
  const [hours, setHours] = useState(show.digits(24))
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)

  async function submit() {
    if (isBusy) return
    const count = parseCount(hours) ?? 0
    const found = {
      ...((count < 1 || count > maxReopenHours) && {
        hours: fill(t.bounds, { max: show.number(maxReopenHours) }),
      }),
      ...(reason.trim() === '' && { reason: t.required }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return document.getElementById(first)?.focus()
    setIsBusy(true)
    try {
      await http.post(`cash-days/${day.id}/reopen-next/`, { hours: count, reason })
      toast.success(words.done)
      onClose(true)
    } catch (error) {
      setErrors({ form: toRequestError(error).message })
      setIsBusy(false)
    }
  }

  return (
    <Modal
      open
      title={fill(t.title, { box: say(nameOf(day)), day: show.day(day.date) })}
      footer={null}
      onCancel={() => onClose(false)}
    >
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- the key events come from the inputs inside */}
      <form
        className={formStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        onKeyDown={(event) => handleFormKey(event, { submit: () => void submit(), cancel: undefined })}
      >
        <LabelledField id="hours" label={`${t.hours} *`} error={errors['hours']}>
          <IntInput value={hours} disabled={isBusy} onChange={({ target }) => setHours(target.value)} />
        </LabelledField>
        <LabelledField id="reason" label={`${t.reason} *`} error={errors['reason']}>
          <Input.TextArea
            rows={2}
            maxLength={500}
            value={reason}
            disabled={isBusy}
            onChange={({ target }) => setReason(target.value)}
          />
        </LabelledField>
        {errors['form'] && <Alert type="error" role="alert" showIcon title={errors['form']} />}
        <div className={formStyles.buttons}>
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t.ok}
          </Button>
          <Button disabled={isBusy} onClick={() => onClose(false)}>
            {t.cancel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
