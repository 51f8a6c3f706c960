import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { stateWords, type OwnRequest } from '../../contract/request.ts'
import { OwnTextArea } from './own-fields.tsx'
import styles from './my.module.css'
import { OwnForm } from './OwnForm.tsx'
import { useSend } from './send.tsx'

const words = {
  report: { en: 'Report what is wrong', bn: 'ভুল হলে জানান' },
  question: {
    en: 'Did you not buy or pay this? The administrators of the association will see your report and answer it here.',
    bn: 'এটি কি আপনি কেনেননি বা দেননি? সমিতির প্রশাসকেরা অভিযোগটি দেখে এখানেই উত্তর দেবেন।',
  },
  text: { en: 'What is wrong (you may leave it empty)', bn: 'কী ভুল (না লিখলেও চলে)' },
  yes: { en: 'Yes, report it', bn: 'হ্যাঁ, জানাচ্ছি' },
  sending: { en: 'Sending …', bn: 'পাঠানো হচ্ছে …' },
  reported: {
    en: 'You reported this on {moment}. State: {state}.',
    bn: '{moment} তারিখে জানিয়েছেন। অবস্থা: {state}।',
  },
  answer: { en: 'Answer', bn: 'উত্তর' },
}

type Props = {
  number: string
  /** The reports of this receipt, the newest one first */
  reports: readonly OwnRequest[]
  page: string
}

/** One tap opens the question, a second one sends. The state of an earlier report is in its place. */
export function ReportForm({ number, reports, page }: Props) {
  const t = useWords(words)
  const { start, isBusy, problem } = useSend()
  const [latest] = reports
  return (
    <div className={styles.screenOnly}>
      {latest && <ReportState report={latest} />}
      {latest?.state !== 'open' && (
        <details className={styles.report}>
          <summary>{t.report}</summary>
          <p>{t.question}</p>
          <OwnForm
            busy={isBusy}
            submit={t.yes}
            busyText={t.sending}
            problem={problem?.errors['text'] ? undefined : problem?.message}
            onSend={({ text = '' }) =>
              void start(
                { method: 'POST', path: 'x/mfe-my/reports/', body: { receipt_number: number, text } },
                page,
              )
            }
          >
            <OwnTextArea
              id={`report-${number}`}
              name="text"
              label={t.text}
              error={problem?.errors['text']}
              maxLength={500}
            />
          </OwnForm>
        </details>
      )}
    </div>
  )
}

function ReportState({ report: { state, answer, created_at } }: { report: OwnRequest }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <p className={styles.state}>
      {fill(t.reported, { moment: show.moment(created_at), state: say(stateWords(state)) })}
      {answer && (
        <>
          {' '}
          {t.answer}: {answer}
        </>
      )}
    </p>
  )
}
