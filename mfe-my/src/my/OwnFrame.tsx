import type { OwnCard } from '@samity/shared-api/contract/members/own-page'
import { Link, useLocation } from '@samity/shared-ui/router'
import { fill, useSay, useShow, useTitle, useWords } from '@samity/shared-ui/words'
import type { ReactNode } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import styles from './my.module.css'
import type { Own } from './own-data.ts'
import { ShownMember, useSend } from './send.tsx'
import { SignIn } from './SignIn.tsx'

const words = {
  signedIn: { en: 'Signed in: {name}, member {number}', bn: '{name}, সদস্য নং {number} হিসেবে ঢুকেছেন' },
  leave: { en: 'Sign out', bn: 'সাইন আউট' },
  leaving: { en: 'Signing out …', bn: 'সাইন আউট হচ্ছে …' },
  parts: { en: 'Parts of the own page', bn: 'নিজের পাতার অংশ' },
  overview: { en: 'Overview', bn: 'এক নজরে' },
  passbook: { en: 'Passbook', bn: 'পাসবই' },
  papers: { en: 'Papers in my name', bn: 'আমার নামে কাগজ' },
  requests: { en: 'Requests', bn: 'অনুরোধ' },
  data: { en: 'My data', bn: 'আমার তথ্য' },
}
const links = [
  ['overview', '/my'],
  ['passbook', '/my/passbook'],
  ['papers', '/my/papers'],
  ['requests', '/my/requests'],
  ['data', '/my/data'],
] as const

type Props<T> = {
  heading: string
  data: Own<T>
  /** Draws the page of the member. Without a session the sign-in is in its place. */
  children: (content: T, card: OwnCard) => ReactNode
}

/** Each own page: who is signed in is in sight, and one tap leaves. */
export function OwnFrame<T>({ heading, data, children }: Props<T>) {
  useTitle(heading)
  return (
    <section className={styles.page}>
      {data.isIn ? (
        <>
          <SignedIn card={data.card} />
          <h1>{heading}</h1>
          <ShownMember value={data.card.advocate_id}>{children(data.content, data.card)}</ShownMember>
        </>
      ) : (
        <SignIn ways={data.ways} />
      )}
    </section>
  )
}

function SignedIn({ card }: { card: OwnCard }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { pathname } = useLocation()
  const { start, isBusy, problem } = useSend()
  return (
    <div className={styles.top}>
      <p className={styles.who}>
        <strong>
          {fill(t.signedIn, { name: say(nameOf(card)), number: show.digits(card.bar_registration_number) })}
        </strong>
        <button
          type="button"
          className={styles.plainButton}
          disabled={isBusy}
          onClick={() => void start({ method: 'DELETE', path: 'my/session/' }, '/my')}
        >
          {isBusy ? t.leaving : t.leave}
        </button>
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem.message}
        </p>
      )}
      <nav aria-label={t.parts}>
        <ul className={styles.links}>
          {links.map(([name, path]) => (
            <li key={path}>
              <Link to={path} {...(pathname === path && { 'aria-current': 'page' as const })}>
                {t[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
