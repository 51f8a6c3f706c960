import { http } from '@samity/shared-api/client'
import type { SignOnLink } from '@samity/shared-api/contract/users/single-sign-on'
import { Button, Card, useAction } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import styles from './users.module.css'

const words = {
  heading: { en: 'Single sign-on', bn: 'সিঙ্গেল সাইন-অন' },
  explanation: {
    en: 'Allow a request only if you know that this person is the owner of the account.',
    bn: 'এই ব্যক্তিই অ্যাকাউন্টটির মালিক, তা নিশ্চিত হলেই অনুমতি দিন।',
  },
  request: {
    en: '{person} of {issuer} asks to open the account {username}.',
    bn: '{issuer}-এর {person} ‘{username}’ অ্যাকাউন্টটি খুলতে চান।',
  },
  linked: {
    en: '{person} of {issuer} opens the account {username}.',
    bn: '{issuer}-এর {person} ‘{username}’ অ্যাকাউন্ট খোলেন।',
  },
  used: { en: 'Last used {moment}', bn: 'সর্বশেষ ব্যবহার {moment}' },
  allow: { en: 'Allow', bn: 'অনুমতি দিন' },
  refuse: { en: 'Refuse', bn: 'প্রত্যাখ্যান' },
  remove: { en: 'Remove link', bn: 'সংযোগ সরান' },
  confirmRemoval: {
    en: 'Remove the link of {username}? The person can no longer open the account with single sign-on, and its sessions end.',
    bn: '{username}-এর সংযোগ সরাবেন? সিঙ্গেল সাইন-অন দিয়ে অ্যাকাউন্টটি আর খোলা যাবে না, এবং এর সেশনগুলো শেষ হবে।',
  },
  allowed: { en: 'The link has been allowed.', bn: 'সংযোগের অনুমতি দেওয়া হয়েছে।' },
  removed: { en: 'The link has been removed.', bn: 'সংযোগটি সরানো হয়েছে।' },
}

/** The links of accounts with people of the provider: requests first. Without any it shows nothing. */
export function SignOnLinks() {
  const t = useWords(words)
  const { moment } = useShow()
  const { busyWith, run } = useAction()
  const { data: links, refresh } = useGet<SignOnLink[]>('single-sign-on-links/')
  if (!links || links.length === 0) return null

  function allow({ id }: SignOnLink) {
    run(() => http.post(`single-sign-on-links/${id}/allow/`), {
      name: String(id),
      done: words.allowed,
      onDone: refresh,
    })
  }
  function remove({ id, username, approved_at }: SignOnLink) {
    const question = fillWords(words.confirmRemoval, { username })
    run(() => http.delete(`single-sign-on-links/${id}/`), {
      name: String(id),
      ask: approved_at ? { question, ok: words.remove, danger: true } : undefined,
      done: words.removed,
      onDone: refresh,
    })
  }

  return (
    <Card heading={words.heading}>
      {links.some(({ approved_at }) => !approved_at) && <p>{t.explanation}</p>}
      <ul className={styles.links} aria-label={t.heading}>
        {links.map((link) => {
          const { id, name, email, issuer, username, approved_at, last_used_at } = link
          const isBusy = busyWith === String(id)
          const person = [name, email].filter(Boolean).join(', ') || '—'
          return (
            <li key={id}>
              <span>
                {fill(approved_at ? t.linked : t.request, { person, username, issuer: new URL(issuer).host })}
                {last_used_at && ` ${fill(t.used, { moment: moment(last_used_at) })}`}
              </span>
              <span className={styles.actions}>
                {!approved_at && (
                  <Button type="primary" loading={isBusy} onClick={() => allow(link)}>
                    {t.allow}
                  </Button>
                )}
                <Button danger loading={isBusy && approved_at !== null} onClick={() => remove(link)}>
                  {approved_at ? t.remove : t.refuse}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
