import type { Get } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { stateWords, topics, topicWords, type OwnRequest } from '../../contract/request.ts'
import { OwnSelect, OwnTextArea } from './own-fields.tsx'
import styles from './my.module.css'
import { readOwn, type Own } from './own-data.ts'
import { OwnForm } from './OwnForm.tsx'
import { OwnFrame } from './OwnFrame.tsx'
import { receiptLink } from './own-words.ts'
import { useSend } from './send.tsx'

const words = {
  heading: { en: 'My Requests', bn: 'আমার অনুরোধ' },
  intro: {
    en: 'Is something of you written down wrongly? Tell the office what is right. Nothing changes before the office has checked it.',
    bn: 'আপনার কোনো তথ্য ভুল লেখা আছে? সঠিকটি অফিসকে জানান। অফিস যাচাই না করা পর্যন্ত কিছু বদলায় না।',
  },
  phone: {
    en: 'A mobile number is changed at the counter only: come with your member card.',
    bn: 'মোবাইল নম্বর কেবল কাউন্টারে বদলানো হয়: সদস্য কার্ড নিয়ে আসুন।',
  },
  about: { en: 'Subject', bn: 'বিষয়' },
  text: { en: 'What is right', bn: 'সঠিক তথ্য' },
  send: { en: 'Send to the office', bn: 'অফিসে পাঠান' },
  sending: { en: 'Sending …', bn: 'পাঠানো হচ্ছে …' },
  sent: { en: 'Your requests and the answers', bn: 'আপনার অনুরোধ ও উত্তর' },
  none: { en: 'You have sent no request.', bn: 'আপনি কোনো অনুরোধ পাঠাননি।' },
  report: { en: 'Receipt {number} is wrong', bn: '{number} রসিদ ভুল' },
  at: { en: 'Sent on {moment}', bn: 'পাঠিয়েছেন {moment}' },
  answered: { en: 'Answer of {moment}', bn: '{moment} তারিখের উত্তর' },
}

export const data = (get: Get): Promise<Own<OwnRequest[]>> =>
  readOwn(get, async () => (await get('x/mfe-my/own-requests/')) as OwnRequest[])

export default function OwnRequestsPage({ data: own }: { data: Own<OwnRequest[]> }) {
  const t = useWords(words)
  return (
    <OwnFrame heading={t.heading} data={own}>
      {(requests) => (
        <>
          <p>{t.intro}</p>
          <CorrectionForm />
          <h2>{t.sent}</h2>
          {requests.length === 0 && <p>{t.none}</p>}
          <ul className={styles.papers}>
            {requests.map((request) => (
              <li key={request.id}>
                <Request request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
    </OwnFrame>
  )
}

function CorrectionForm() {
  const t = useWords(words)
  const say = useSay()
  const { start, isBusy, problem } = useSend()
  const errors = problem?.errors ?? {}
  return (
    <div className={styles.card}>
      <OwnForm
        busy={isBusy}
        submit={t.send}
        busyText={t.sending}
        problem={errors['text'] || errors['topic'] ? undefined : problem?.message}
        onSend={({ topic, text }) =>
          void start({ method: 'POST', path: 'x/mfe-my/corrections/', body: { topic, text } }, '/my/requests')
        }
      >
        <OwnSelect id="correction-topic" name="topic" label={t.about} hint={t.phone} error={errors['topic']}>
          {topics.map(({ value, label }) => (
            <option key={value} value={value}>
              {say(label)}
            </option>
          ))}
        </OwnSelect>
        <OwnTextArea
          id="correction-text"
          name="text"
          label={t.text}
          error={errors['text']}
          maxLength={1000}
          required
        />
      </OwnForm>
    </div>
  )
}

function Request({ request }: { request: OwnRequest }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { topic, receipt_number, text, state, answer, created_at, answered_at } = request
  return (
    <>
      <h3>
        {receipt_number ? (
          <Link to={receiptLink(receipt_number)}>{fill(t.report, { number: receipt_number })}</Link>
        ) : (
          say(topicWords(topic ?? 'other'))
        )}{' '}
        <span className={styles.state}>{say(stateWords(state))}</span>
      </h3>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.soft}>{fill(t.at, { moment: show.moment(created_at) })}</p>
      {answered_at && (
        <>
          <p className={styles.soft}>{fill(t.answered, { moment: show.moment(answered_at) })}</p>
          <p className={styles.text}>{answer}</p>
        </>
      )}
    </>
  )
}
