import type { Language } from '@samity/shared-api/contract'
import type { Notice } from '@samity/shared-api/contract/site/notice'
import { Alert, Button, Card, EmptyState, Input, Page, useAction } from '@samity/shared-ui/core'
import { useUrlParams } from '@samity/shared-ui/data'
import { LabelledField, SelectField } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { useNavigate } from '@samity/shared-ui/router'
import { fillWords, useLanguage, useShow, useWords } from '@samity/shared-ui/words'
import { useRef, useState } from 'react'
import { channels, type Channel } from '../../contract/message.ts'
import type { PlanInput, PlanPreview } from '../../contract/plan.ts'
import { messageKinds, type Template } from '../../contract/template.ts'
import { VariableList } from '../templates/VariableList.tsx'
import { planMessages, previewPlan, templatesPath } from '../messages-api.ts'
import styles from '../messages.module.css'
import { sendingTime } from '../sending/sending-time.ts'
import { useSending } from '../sending/use-sending.ts'
import { PlanPreviewCard } from './PlanPreviewCard.tsx'
import { RecipientFields } from './RecipientFields.tsx'
import { recipientsOf } from './recipients.ts'

const words = {
  heading: { en: 'New Message', bn: 'নতুন বার্তা' },
  kind: { en: 'Kind', bn: 'ধরন' },
  way: { en: 'Way', bn: 'মাধ্যম' },
  language: { en: 'Language of the message', bn: 'বার্তার ভাষা' },
  english: { en: 'English', bn: 'ইংরেজি' },
  bengali: { en: 'Bengali', bn: 'বাংলা' },
  notice: { en: 'Notice', bn: 'বিজ্ঞপ্তি' },
  chooseNotice: { en: 'Choose', bn: 'বেছে নিন' },
  subject: { en: 'Subject', bn: 'বিষয়' },
  text: { en: 'Text', bn: 'লেখা' },
  preview: { en: 'Preview', bn: 'প্রাকদর্শন' },
  plan: { en: 'Send', bn: 'পাঠান' },
  question: { en: 'Send {messages} messages for {cost}?', bn: '{messages}টি বার্তা {cost} খরচে পাঠাবেন?' },
  explain: {
    en: 'They leave outside the quiet hours, piece by piece.',
    bn: 'নীরব সময়ের বাইরে, ধাপে ধাপে যাবে।',
  },
  explainTime: {
    en: 'They leave outside the quiet hours, piece by piece, which takes about {time}.',
    bn: 'নীরব সময়ের বাইরে, ধাপে ধাপে যাবে; প্রায় {time} লাগবে।',
  },
  planned: { en: '{count} messages wait to be sent.', bn: '{count}টি বার্তা পাঠানোর অপেক্ষায় আছে।' },
  noPreview: { en: 'The preview shows the texts and the cost.', bn: 'প্রাকদর্শনে লেখা ও খরচ দেখা যায়।' },
}

const kinds = messageKinds.filter(({ byPerson }) => byPerson)
const languages = [
  { value: 'bn', label: words.bengali },
  { value: 'en', label: words.english },
]

export default function NewMessagePage() {
  const t = useWords(words)
  const show = useShow()
  const navigate = useNavigate()
  const [params, setParams] = useUrlParams({ replace: true })
  const kind = (kinds.find(({ value }) => value === params.get('kind')) ?? kinds[0]!).value
  const channel: Channel = params.get('way') === 'email' ? 'email' : 'sms'
  const templates = useGet<Template[]>(templatesPath).data
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [typedTexts, setTypedTexts] = useState<{ text?: string; subject?: string }>({})
  const [preview, setPreview] = useState<{ of: PlanInput; is: PlanPreview }>()
  const { run, busyWith, error } = useAction({ showsError: true })
  const template = templates?.find((one) => one.kind === kind)
  const text = typedTexts.text ?? (language === 'bn' ? template?.text_bn : template?.text_en) ?? ''
  const subject =
    typedTexts.subject ?? (language === 'bn' ? template?.subject_bn : template?.subject_en) ?? ''
  const noticeId = Number(params.get('notice')) || undefined
  const plan: PlanInput = {
    kind,
    channel,
    language,
    text,
    ...(channel === 'email' && { subject }),
    ...(kind === 'notice' && noticeId && { notice_id: noticeId }),
    recipients: recipientsOf(params),
  }
  // what is sent is what the person has seen
  const current = preview && JSON.stringify(preview.of) === JSON.stringify(plan) ? preview.is : undefined
  const sending = useSending().data
  const time = current && sending && sendingTime(sending, channel, current.messages)
  const key = useRef(crypto.randomUUID())

  const look = () =>
    run(() => previewPlan(plan), { name: 'preview', onDone: (is) => setPreview({ of: plan, is }) })
  const send = ({ messages, cost }: PlanPreview) =>
    run(() => planMessages(plan, key.current), {
      name: 'plan',
      ask: {
        question: fillWords(words.question, { messages, cost: show.money(cost) }),
        explain: time ? fillWords(words.explainTime, { time }) : words.explain,
        ok: words.plan,
      },
      done: ({ planned }) => fillWords(words.planned, { count: planned }),
      onDone: () => {
        key.current = crypto.randomUUID()
        void navigate('/dashboard/sms')
      },
    })
  const errorAt = (field: string) => error?.errors[field]?.[0]

  return (
    <Page heading={words.heading} back="/dashboard/sms">
      <Card>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            look()
          }}
        >
          <div className={styles.row}>
            <LabelledField id="message-kind" label={t.kind}>
              <SelectField
                options={kinds}
                value={kind}
                onChange={(value) => {
                  setTypedTexts({})
                  setParams({ kind: value, ...(value === 'dues' && { who: 'dues' }) })
                }}
              />
            </LabelledField>
            <LabelledField id="message-way" label={t.way}>
              <SelectField options={channels} value={channel} onChange={(way) => setParams({ way })} />
            </LabelledField>
            <LabelledField id="message-language" label={t.language}>
              <SelectField
                options={languages}
                value={language}
                onChange={(value) => {
                  setTypedTexts({})
                  setLanguage(value === 'en' ? 'en' : 'bn')
                }}
              />
            </LabelledField>
          </div>
          <RecipientFields params={params} setParams={setParams} errorAt={errorAt} />
          {kind === 'notice' && (
            <NoticeField
              id={noticeId}
              onChange={(notice) => setParams({ notice })}
              error={errorAt('notice_id')}
            />
          )}
          {channel === 'email' && (
            <LabelledField id="message-subject" label={t.subject} error={errorAt('subject')}>
              <Input
                value={subject}
                maxLength={150}
                onChange={(event) => setTypedTexts({ ...typedTexts, subject: event.target.value })}
              />
            </LabelledField>
          )}
          <LabelledField id="message-text" label={t.text} error={errorAt('text')}>
            <Input.TextArea
              rows={5}
              maxLength={1000}
              value={text}
              onChange={(event) => setTypedTexts({ ...typedTexts, text: event.target.value })}
            />
          </LabelledField>
          <VariableList kind={kind} />
          {error && <Alert type="error" role="alert" showIcon title={error.message} />}
          <div className={styles.buttons}>
            <Button htmlType="submit" loading={busyWith === 'preview'}>
              {t.preview}
            </Button>
            <Button
              type="primary"
              disabled={!current || current.messages === 0}
              loading={busyWith === 'plan'}
              onClick={() => current && send(current)}
            >
              {t.plan}
            </Button>
          </div>
        </form>
      </Card>
      <Card heading={words.preview}>
        {current ? <PlanPreviewCard preview={current} time={time} /> : <EmptyState text={words.noPreview} />}
      </Card>
    </Page>
  )
}

type NoticeProps = { id: number | undefined; onChange: (id: string) => void; error: string | undefined }

function NoticeField({ id, onChange, error }: NoticeProps) {
  const t = useWords(words)
  const isBengali = useLanguage() === 'bn'
  const notices = useGet<Notice[]>('notices/', { params: { limit: 100 } }).data ?? []
  const options = notices
    .filter(({ is_proposed }) => !is_proposed)
    .map((notice) => ({
      value: String(notice.id),
      label: (isBengali && notice.title_bengali) || notice.title,
    }))
  return (
    <LabelledField id="message-notice" label={t.notice} error={error}>
      <SelectField
        options={options}
        emptyOption={words.chooseNotice}
        value={String(id ?? '')}
        onChange={onChange}
      />
    </LabelledField>
  )
}
