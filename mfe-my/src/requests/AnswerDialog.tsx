import { DescriptionList } from '@samity/shared-ui/core'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { answerRequest } from '../../contract/request-forms.ts'
import { memberName } from '../member-name.tsx'
import { topicWords, type MemberRequest } from '../../contract/request.ts'

const { Form, Field } = actionFormFor(answerRequest)

const words = {
  correction: { en: 'Answer a correction', bn: 'সংশোধনের উত্তর' },
  report: { en: 'Answer a report of what is wrong', bn: 'ভুলের অভিযোগের উত্তর' },
  member: { en: 'Member', bn: 'সদস্য' },
  about: { en: 'Subject', bn: 'বিষয়' },
  text: { en: 'Text', bn: 'লেখা' },
  hint: {
    en: 'Correct the record itself first: the answer changes nothing.',
    bn: 'আগে মূল তথ্যটি ঠিক করুন: উত্তর কিছু বদলায় না।',
  },
  send: { en: 'Reply', bn: 'উত্তর দিন' },
  done: { en: 'The member reads the answer on the own page.', bn: 'সদস্য নিজের পাতায় উত্তরটি পড়বেন।' },
}

type Props = { request: MemberRequest; onClose: () => void; onDone: () => void }

export function AnswerDialog({ request, onClose, onDone }: Props) {
  const t = useWords(words)
  const say = useSay()
  const { id, kind, topic, receipt_number, text, advocate_number } = request
  return (
    <FormDialog title={t[kind]} onCancel={onClose}>
      <DescriptionList>
        <dt>{t.member}</dt>
        <dd>{`${say(memberName(request))} (${advocate_number})`}</dd>
        <dt>{t.about}</dt>
        <dd>{receipt_number ?? say(topicWords(topic ?? 'other'))}</dd>
        <dt>{t.text}</dt>
        <dd>{text || '—'}</dd>
      </DescriptionList>
      <p>{t.hint}</p>
      <Form
        ids={{ id }}
        initial={() => ({})}
        labels={{ submit: words.send }}
        done={words.done}
        onDone={() => {
          onClose()
          onDone()
        }}
        onCancel={onClose}
      >
        <Field name="state" />
        <Field name="answer" />
      </Form>
    </FormDialog>
  )
}
