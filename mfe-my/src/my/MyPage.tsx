import { standingWords } from '@samity/shared-api/contract/members/dues-kinds'
import type { OwnCard } from '@samity/shared-api/contract/members/own-page'
import type { Passbook, PassbookRow } from '@samity/shared-api/contract/members/passbook'
import { pictureUrl } from '@samity/shared-api/contract/picture'
import type { Language } from '@samity/shared-api/contract/words'
import type { Get } from '@samity/shared-api/module'
import { Link } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { nameOf } from '@samity/shared-api/contract/words'
import type { OwnRequest } from '../../contract/request.ts'
import type { OwnPayments } from '../../contract/payments.ts'
import OwedPart, { ownPaymentsPath } from './OwedPart.tsx'
import styles from './my.module.css'
import { readOwn, statusOf, type Own } from './own-data.ts'
import { OwnFrame } from './OwnFrame.tsx'
import { OwedTable } from './OwedTable.tsx'
import { OwnReceipts } from './OwnReceipts.tsx'

const words = {
  heading: { en: 'My Own Page', bn: 'আমার নিজের পাতা' },
  name: { en: 'Name', bn: 'নাম' },
  number: { en: 'Member No', bn: 'সদস্য নং' },
  standing: { en: 'Standing', bn: 'সদস্যপদের অবস্থা' },
  phone: { en: 'Mobile number', bn: 'মোবাইল নম্বর' },
  email: { en: 'E-mail address', bn: 'ই-মেইল ঠিকানা' },
  changed: {
    en: 'A new mobile number is written down at the counter only, so that nobody else can do it.',
    bn: 'নতুন মোবাইল নম্বর কেবল কাউন্টারে লেখা হয়, যাতে অন্য কেউ তা করতে না পারে।',
  },
  owed: { en: 'What I owe', bn: 'আমার বকেয়া' },
  latest: { en: 'My latest receipts', bn: 'আমার সাম্প্রতিক রসিদ' },
  all: { en: 'Whole passbook', bn: 'পুরো পাসবই' },
  open: { en: 'Open requests: {count}', bn: 'খোলা অনুরোধ: {count}টি' },
}
const description = {
  en: 'Members read their passbook, receipts, papers and dues, by number and one-time code.',
  bn: 'সদস্যেরা নম্বর ও একবারের কোড দিয়ে নিজের পাসবই, রসিদ, কাগজ ও বকেয়া দেখেন।',
}
const maxLatest = 5

type Overview = Pick<Passbook, 'dues' | 'rents'> & {
  latest: PassbookRow[]
  openRequests: number
  payments?: OwnPayments | undefined
}

export const describe = (_data: unknown, language: Language): string => description[language]

export const data = (get: Get): Promise<Own<Overview>> =>
  readOwn(get, async () => {
    const [passbook, requests, payments] = await Promise.all([
      get('my/passbook/') as Promise<Passbook>,
      get('x/mfe-my/own-requests/') as Promise<OwnRequest[]>,
      readPayments(get),
    ])
    const { dues, rents, rows } = passbook
    return {
      dues,
      rents,
      payments,
      latest: rows.slice(-maxLatest).toReversed(),
      openRequests: requests.filter(({ state }) => state === 'open').length,
    }
  })

/** The page is there without them, too: until an administrator has approved the rights for payments. */
async function readPayments(get: Get): Promise<OwnPayments | undefined> {
  try {
    return (await get(ownPaymentsPath)) as OwnPayments
  } catch (error) {
    if (statusOf(error) === 401) throw error
    return undefined
  }
}

export default function MyPage({ data: own }: { data: Own<Overview> }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <OwnFrame heading={t.heading} data={own}>
      {({ latest, openRequests, dues, rents, payments }, card) => (
        <>
          <Card card={card} />
          <h2>{t.owed}</h2>
          <OwedTable dues={dues} rents={rents} />
          <OwedPart {...(payments && { payments })} />
          <h2>{t.latest}</h2>
          <OwnReceipts rows={latest} />
          <p className={styles.line}>
            <Link to="/my/passbook">{t.all}</Link>
            {openRequests > 0 && (
              <Link to="/my/requests">{fill(t.open, { count: show.number(openRequests) })}</Link>
            )}
          </p>
        </>
      )}
    </OwnFrame>
  )
}

function Card({ card }: { card: OwnCard }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const facts = [
    [t.name, say(nameOf(card))],
    [t.number, show.digits(card.bar_registration_number)],
    [t.standing, say(standingWords(card.standing))],
    [t.phone, show.digits(card.phone)],
    [t.email, card.email],
  ]
  return (
    <div className={styles.card}>
      <div className={styles.person}>
        {card.photo && (
          <img src={pictureUrl(card.photo, 320)} width={96} height={120} alt="" decoding="async" />
        )}
        <dl className={styles.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || '—'}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className={styles.soft}>{t.changed}</p>
    </div>
  )
}
