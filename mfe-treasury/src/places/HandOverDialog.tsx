import { http, toRequestError } from '@samity/shared-api/client'
import { Input, useToast } from '@samity/shared-ui/core'
import { LabelledField } from '@samity/shared-ui/forms'
import { usePersonName } from '@samity/shared-ui/query'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { FormDialog } from '../components/FormDialog.tsx'
import formStyles from '../components/form.module.css'
import { placeName } from '../treasury-api.ts'
import { HolderSelect } from './HolderSelect.tsx'

const words = {
  title: { en: 'Hand over {box}', bn: '{box} হস্তান্তর' },
  keptBy: {
    en: '{holder} keeps this box now. Open days and money on the way to it go to the new holder as they are.',
    bn: 'বাক্সটি এখন {holder}-এর কাছে। এর খোলা দিন ও এখানে আসা পথের টাকা যেমন আছে তেমনই নতুন দায়িত্বপ্রাপ্তের কাছে যাবে।',
  },
  keptByNobody: {
    en: 'Nobody keeps this box now. Open days go to the new holder as they are.',
    bn: 'বাক্সটি এখন কারও কাছে নেই। খোলা দিন যেমন আছে তেমনই নতুন দায়িত্বপ্রাপ্তের কাছে যাবে।',
  },
  holder: { en: 'New holder', bn: 'নতুন দায়িত্বপ্রাপ্ত' },
  reason: { en: 'Reason', bn: 'কারণ' },
  choose: { en: 'Choose a person', bn: 'ব্যক্তি বাছুন' },
  required: { en: 'Required', bn: 'আবশ্যক' },
  ok: { en: 'Hand over', bn: 'হস্তান্তর করুন' },
  done: { en: '{box} is with {holder} now.', bn: '{box} এখন {holder}-এর কাছে।' },
}

type Box = { id: number; name_english: string; name_bengali: string; holder_name: string }
type Props = { box: Box; onClose: (isDone: boolean) => void }

/** An administrator gives a cash box to another person, for example when its cashier is on leave. */
export function HandOverDialog({ box, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const toast = useToast()
  const [holder, setHolder] = useState<number | null>(null)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setIsBusy] = useState(false)

  function showErrors(found: Record<string, string>) {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) document.getElementById(first)?.focus()
  }

  async function submit() {
    if (isBusy) return
    const fieldErrors = {
      ...(holder === null && { 'new-holder': t.required }),
      ...(reason.trim() === '' && { 'hand-over-reason': t.required }),
    }
    showErrors(fieldErrors)
    if (Object.keys(fieldErrors).length > 0) return
    setIsBusy(true)
    try {
      const { data } = await http.post<{ holder_name: string }>(`money-places/${box.id}/hand-over/`, {
        holder,
        reason,
      })
      toast.success(fill(t.done, { box: say(placeName(box)), holder: personOf(data.holder_name) }))
      onClose(true)
    } catch (error) {
      const { message, errors: ofFields } = toRequestError(error)
      setIsBusy(false)
      const [ofHolder] = ofFields['holder'] ?? []
      showErrors(ofHolder ? { 'new-holder': ofHolder } : { form: message })
    }
  }

  return (
    <FormDialog
      title={fill(t.title, { box: say(placeName(box)) })}
      ok={t.ok}
      isBusy={isBusy}
      error={errors['form']}
      onSubmit={submit}
      onCancel={() => onClose(false)}
    >
      <p className={formStyles.explain}>
        {box.holder_name ? fill(t.keptBy, { holder: personOf(box.holder_name) }) : t.keptByNobody}
      </p>
      <LabelledField id="new-holder" label={`${t.holder} *`} error={errors['new-holder']}>
        <HolderSelect value={holder} disabled={isBusy} emptyOption={words.choose} onChange={setHolder} />
      </LabelledField>
      <LabelledField id="hand-over-reason" label={`${t.reason} *`} error={errors['hand-over-reason']}>
        <Input.TextArea
          rows={2}
          maxLength={500}
          value={reason}
          disabled={isBusy}
          onChange={({ target }) => setReason(target.value)}
        />
      </LabelledField>
    </FormDialog>
  )
}
