import { boxHandOver } from '@samity/shared-api/contract/treasury/money-place'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { usePersonName } from '@samity/shared-ui/query'
import { fill, fillWords, useSay, useWords } from '@samity/shared-ui/words'
import formStyles from '../components/form.module.css'
import { placeName } from '../treasury-api.ts'
import { HolderSelect } from './HolderSelect.tsx'

const { Form, Field } = actionFormFor(boxHandOver)

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
  choose: { en: 'Choose a person', bn: 'ব্যক্তি বাছুন' },
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
  const cancel = () => onClose(false)
  return (
    <FormDialog title={fill(t.title, { box: say(placeName(box)) })} onCancel={cancel}>
      <Form
        ids={{ id: box.id }}
        labels={{ submit: words.ok }}
        done={({ holder_name }) =>
          fillWords(words.done, { box: say(placeName(box)), holder: personOf(holder_name) })
        }
        onDone={() => onClose(true)}
        onCancel={cancel}
      >
        <p className={formStyles.explain}>
          {box.holder_name ? fill(t.keptBy, { holder: personOf(box.holder_name) }) : t.keptByNobody}
        </p>
        <Field name="holder" label={words.holder}>
          <HolderSelect emptyOption={words.choose} />
        </Field>
        <Field name="reason" />
      </Form>
    </FormDialog>
  )
}
