import type { Consent } from '@samity/shared-api/contract/members/own-page'
import type { Get } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import type { OwnFact } from '../../contract/own-fact.ts'
import styles from './my.module.css'
import { readOwn, type Own } from './own-data.ts'
import { OwnFrame } from './OwnFrame.tsx'
import { PagePrintButton } from './PagePrintButton.tsx'
import { useSend } from './send.tsx'

const words = {
  heading: { en: 'My Data', bn: 'আমার তথ্য' },
  card: { en: 'Public card', bn: 'প্রকাশ্য কার্ড' },
  shown: {
    en: 'The website shows your phone number, address and photo on your card, as far as the association shows them.',
    bn: 'সমিতি যতটা দেখায় ততটা পর্যন্ত ওয়েবসাইটে আপনার কার্ডে ফোন নম্বর, ঠিকানা ও ছবি দেখা যায়।',
  },
  hidden: {
    en: 'The website shows neither phone number, address nor photo on your card.',
    bn: 'ওয়েবসাইটে আপনার কার্ডে ফোন নম্বর, ঠিকানা বা ছবি দেখা যায় না।',
  },
  decided: { en: 'You decided this on {moment}.', bn: 'আপনি {moment} তারিখে এটি ঠিক করেছেন।' },
  never: { en: 'You have not decided yet.', bn: 'আপনি এখনো ঠিক করেননি।' },
  hide: { en: 'Do not show them', bn: 'দেখাবেন না' },
  show: { en: 'Show them', bn: 'দেখান' },
  keep: { en: 'Yes, they may be shown', bn: 'হ্যাঁ, দেখানো যাবে' },
  file: { en: 'What the association keeps of me', bn: 'আমার সম্পর্কে সমিতির কাছে যা আছে' },
  fileText: {
    en: 'One file with everything: your record, passbook, standing, requests and sign-ins.',
    bn: 'এক ফাইলে সব: আপনার তথ্য, পাসবই, সদস্যপদের অবস্থা, অনুরোধ ও প্রবেশের তালিকা।',
  },
  json: { en: 'Download (JSON)', bn: 'ডাউনলোড (JSON)' },
  pdf: {
    en: 'For paper or PDF, print this page, and the whole passbook:',
    bn: 'কাগজ বা পিডিএফের জন্য এই পাতা ও পুরো পাসবই ছাপুন:',
  },
  record: { en: 'My record', bn: 'আমার নথি' },
  passbook: { en: 'Whole passbook', bn: 'পুরো পাসবই' },
  wrong: { en: 'Is something wrong?', bn: 'কিছু ভুল আছে?' },
  ask: { en: 'Ask for a correction', bn: 'সংশোধন চান' },
}

export const data = (get: Get): Promise<Own<OwnFact[]>> =>
  readOwn(get, async () => (await get('x/mfe-my/record/')) as OwnFact[])

export default function DataPage({ data: own }: { data: Own<OwnFact[]> }) {
  const t = useWords(words)
  return (
    <OwnFrame heading={t.heading} data={own}>
      {(facts, { consent }) => (
        <>
          <h2>{t.card}</h2>
          <ConsentPart consent={consent} />
          <h2>{t.record}</h2>
          <Facts facts={facts} />
          <h2 className={styles.screenOnly}>{t.file}</h2>
          <p className={styles.screenOnly}>{t.fileText}</p>
          <p className={styles.screenOnly}>
            <a className={styles.button} href="/api/x/mfe-my/data/" download>
              {t.json}
            </a>
          </p>
          <p className={styles.screenOnly}>
            {t.pdf} <Link to="/my/passbook?year=all">{t.passbook}</Link>
          </p>
          <PagePrintButton />
          <p className={styles.screenOnly}>
            {t.wrong} <Link to="/my/requests">{t.ask}</Link>
          </p>
        </>
      )}
    </OwnFrame>
  )
}

function Facts({ facts }: { facts: OwnFact[] }) {
  const say = useSay()
  const show = useShow()
  // the digits of an address are part of it
  const showText = (name: string, text: string) => (name === 'email' ? text : show.digits(text))
  return (
    <dl className={`${styles.card} ${styles.facts}`}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{say(fact.label)}</dt>
          <dd className={styles.text}>
            {'day' in fact ? show.day(fact.day) : showText(fact.name, say(fact.text))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ConsentPart({ consent: { shown, at } }: { consent: Consent }) {
  const t = useWords(words)
  const show = useShow()
  const { start, isBusy, problem } = useSend()
  const decide = (isShown: boolean) =>
    void start({ method: 'PUT', path: 'my/consent/', body: { shown: isShown } }, '/my/data')
  return (
    <div className={styles.card}>
      <p>{shown ? t.shown : t.hidden}</p>
      <p className={styles.soft}>{at ? fill(t.decided, { moment: show.moment(at) }) : t.never}</p>
      <p className={`${styles.line} ${styles.screenOnly}`}>
        {at === null && shown && (
          <button type="button" className={styles.button} disabled={isBusy} onClick={() => decide(true)}>
            {t.keep}
          </button>
        )}
        <button type="button" className={styles.plainButton} disabled={isBusy} onClick={() => decide(!shown)}>
          {shown ? t.hide : t.show}
        </button>
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
    </div>
  )
}
