import type { PasskeyOptions, PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '../words/index.ts'
import { useEffect } from 'react'
import type { PasskeyResult } from './passkeys.ts'
import { useOnce } from './use-once.ts'
import styles from './plain.module.css'

const words = {
  use: { en: 'Use a passkey', bn: 'পাসকি ব্যবহার করুন' },
  waiting: { en: 'Follow the message of your browser …', bn: 'ব্রাউজারের নির্দেশনা অনুসরণ করুন …' },
  notLoaded: {
    en: 'The page could not load everything it needs. Check the connection and try again.',
    bn: 'পাতার সব অংশ লোড হয়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
} satisfies Record<string, Words>

export type PasskeyCode = Record<
  'makePasskey' | 'signWithPasskey',
  (options: PasskeyOptions) => Promise<PasskeyResult>
>
/** The browser's part of passkeys, loaded late: most people who sign in need none of it. */
export const loadPasskeys = (): Promise<PasskeyCode> =>
  import(/* webpackChunkName: "passkeys" */ './passkeys.ts')

/** Browsers offer passkeys on encrypted pages only. */
export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

type Props = {
  /** The server's options for this use */
  getOptions: () => Promise<{ options: PasskeyOptions } | { problem: Words | string }>
  /** Receives what the browser signed */
  onResponse: (response: PasskeyResponse) => void
  /** Receives why it failed, and undefined when a new attempt begins */
  onProblem: (problem: Words | string | undefined) => void
  /** Takes the focus when it appears */
  autoFocus?: boolean
}

/** Asks the browser to sign with a passkey. It needs no code of the dashboard. */
export function PasskeyButton({ getOptions, onResponse, onProblem, autoFocus = false }: Props) {
  const say = useSay()
  const [busy, once] = useOnce()
  // the code is there before the click, because some browsers ask only right after it
  useEffect(() => void loadPasskeys().catch(() => undefined), [])

  async function ask() {
    onProblem(undefined)
    const request = await getOptions()
    if ('problem' in request) return onProblem(request.problem)
    const passkeys = await loadPasskeys().catch(() => undefined)
    if (!passkeys) return onProblem(words.notLoaded)
    const result = await passkeys.signWithPasskey(request.options)
    if ('problem' in result) onProblem(result.problem)
    else onResponse(result.response)
  }

  return (
    <button
      type="button"
      className={styles.passkey}
      disabled={busy}
      // the person has just asked for this step
      autoFocus={autoFocus}
      onClick={() => once(ask)}
    >
      {say(busy ? words.waiting : words.use)}
    </button>
  )
}
