import { http } from '@samity/shared-api/client'
import type { ResetLink, UserAccount } from '@samity/shared-api/contract/users/user'
import { Button, CopyOutlined, Input, useAction } from '@samity/shared-ui/core'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { KeptTokensChoice } from '@samity/shared-ui/admin'
import styles from './users.module.css'

const words = {
  heading: { en: 'Help with signing in', bn: 'সাইন ইন করতে সাহায্য' },
  locked: {
    en: 'Someone entered wrong passwords or codes. Sign-in from there is locked until {moment}.',
    bn: 'কেউ ভুল পাসওয়ার্ড বা কোড দিয়েছেন। সেখান থেকে সাইন ইন {moment} পর্যন্ত বন্ধ।',
  },
  unlock: { en: 'Unlock', bn: 'খুলে দিন' },
  unlocked: { en: 'The account has been unlocked.', bn: 'অ্যাকাউন্টটি খুলে দেওয়া হয়েছে।' },
  resetTwoFactor: { en: 'Reset two-step sign-in', bn: 'দুই ধাপের সাইন ইন রিসেট করুন' },
  confirmTwoFactorReset: {
    en: 'Reset two-step sign-in of {username}? The password alone is then enough to sign in, and all sessions end.',
    bn: '{username}-এর দুই ধাপের সাইন ইন রিসেট করবেন? এরপর শুধু পাসওয়ার্ডেই সাইন ইন হবে, এবং সব সেশন শেষ হবে।',
  },
  twoFactorReset: {
    en: 'Two-step sign-in has been reset.',
    bn: 'দুই ধাপের সাইন ইন রিসেট করা হয়েছে।',
  },
  reset: { en: 'Make reset link', bn: 'পাসওয়ার্ড পুনঃস্থাপন লিংক তৈরি করুন' },
  link: { en: 'Reset link', bn: 'পুনঃস্থাপন লিংক' },
  once: {
    en: 'It is shown only now, works once, and expires on {moment}. Give it to this person only.',
    bn: 'এটি শুধু এখনই দেখানো হচ্ছে, একবার কাজ করে, এবং মেয়াদ শেষ {moment}। শুধু এই ব্যক্তিকে দিন।',
  },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
}

type Props = { account: UserAccount; tokens: KeptTokensChoice }

/**
 * Browsers offer the clipboard only on secure origins. Elsewhere the administrator selects and copies the
 * link by hand.
 */
const canCopy = 'clipboard' in navigator

export function AccountHelp({ account: { id, username, locked_until, two_factor }, tokens }: Props) {
  const t = useWords(words)
  const { moment } = useShow()
  const { isBusy, run } = useAction()
  const [lockedUntil, setLockedUntil] = useState(locked_until)
  const [link, setLink] = useState<ResetLink>()
  const [isCopied, setIsCopied] = useState(false)
  const [hasTwoFactor, setHasTwoFactor] = useState(two_factor)

  const unlock = () =>
    run(() => http.post(`users/${id}/unlock/`), {
      done: words.unlocked,
      onDone: () => setLockedUntil(null),
    })
  const resetTwoFactor = () =>
    run(() => http.delete(`users/${id}/two-factor/`, { data: { keep_tokens: tokens.kept } }), {
      ask: {
        question: fillWords(words.confirmTwoFactorReset, { username }),
        ok: words.resetTwoFactor,
        danger: true,
      },
      done: words.twoFactorReset,
      onDone: () => {
        setHasTwoFactor(false)
        tokens.refresh()
      },
    })
  const makeLink = () =>
    run(() => http.post<ResetLink>(`users/${id}/reset-link/`, { keep_tokens: tokens.kept }), {
      onDone: ({ data }) => showLink(data),
    })
  function showLink({ url, expires_at }: ResetLink) {
    setLink({ url: new URL(url, window.location.origin).href, expires_at })
    setIsCopied(false)
  }
  async function copy({ url }: ResetLink) {
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
  }

  return (
    <section className={styles.section}>
      <h2>{t.heading}</h2>
      {lockedUntil && <p>{fill(t.locked, { moment: moment(lockedUntil) })}</p>}
      {link && (
        <>
          <div className={styles.link}>
            <Input readOnly aria-label={t.link} value={link.url} onFocus={(event) => event.target.select()} />
            {canCopy && (
              <Button icon={<CopyOutlined aria-hidden />} onClick={() => void copy(link)}>
                {isCopied ? t.copied : t.copy}
              </Button>
            )}
          </div>
          <p role="status">{fill(t.once, { moment: moment(link.expires_at) })}</p>
        </>
      )}
      <span className={styles.row}>
        {lockedUntil && (
          <Button loading={isBusy} onClick={unlock}>
            {t.unlock}
          </Button>
        )}
        <Button loading={isBusy} onClick={makeLink}>
          {t.reset}
        </Button>
        {hasTwoFactor && (
          <Button danger onClick={resetTwoFactor}>
            {t.resetTwoFactor}
          </Button>
        )}
      </span>
    </section>
  )
}
