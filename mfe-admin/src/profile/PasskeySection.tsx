import type {
  NewPasskey,
  Passkey,
  RecoveryCodes,
  TwoFactor,
} from '@samity/shared-api/contract/users/two-factor'
import { Alert, Button } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { canUsePasskeys } from '@samity/shared-ui/plain'
import { PasskeyRemoval, PasskeyRename } from './PasskeyChange.tsx'
import { PasskeySetup } from './PasskeySetup.tsx'
import styles from './two-factor.module.css'

const words = {
  heading: { en: 'Passkeys', bn: 'পাসকি' },
  explanation: {
    en: 'Instead of a code you use your fingerprint, face, PIN or a security key. A passkey does not work on an imitation of this site.',
    bn: 'কোডের বদলে আঙুলের ছাপ, মুখ, পিন বা সিকিউরিটি কী ব্যবহার করুন। নকল সাইটে পাসকি কাজ করে না।',
  },
  unavailable: {
    en: 'This browser offers no passkeys at this address. They need an encrypted address (https) and a current browser.',
    bn: 'এই ঠিকানায় এই ব্রাউজারে পাসকি ব্যবহার করা যায় না। এর জন্য নিরাপদ ঠিকানা (https) ও হালনাগাদ ব্রাউজার লাগে।',
  },
  add: { en: 'Add a passkey', bn: 'পাসকি যোগ করুন' },
  rename: { en: 'Rename', bn: 'নাম বদলান' },
  remove: { en: 'Remove', bn: 'বাদ দিন' },
  renameOf: { en: 'Rename {name}', bn: '{name}-এর নাম বদলান' },
  removeOf: { en: 'Remove {name}', bn: '{name} বাদ দিন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  added: { en: 'Added {moment}', bn: 'যোগ করা হয়েছে {moment}' },
  used: { en: 'Last used {moment}', bn: 'সর্বশেষ ব্যবহার {moment}' },
  unused: { en: 'Not used yet', bn: 'এখনো ব্যবহৃত হয়নি' },
  cloned: {
    en: 'This passkey may have been copied. It no longer works. Remove it, and tell an administrator.',
    bn: 'পাসকিটি সম্ভবত নকল করা হয়েছে। এটি আর কাজ করে না। এটি সরিয়ে দিন এবং একজন প্রশাসককে জানান।',
  },
}

type Props = {
  twoFactor: TwoFactor
  onChange: () => void
  /** The first second step brings recovery codes */
  onCodes: (codes: RecoveryCodes) => void
}

export function PasskeySection({ twoFactor, onChange, onCodes }: Props) {
  const t = useWords(words)
  const [isAdding, setAdding] = useState(false)
  const isAvailable = twoFactor.passkeys_available && canUsePasskeys()

  function finish({ recovery_codes }: NewPasskey) {
    setAdding(false)
    if (recovery_codes.length > 0) onCodes({ recovery_codes })
    else onChange()
  }

  return (
    <section className={styles.passkeys} aria-labelledby="passkeys-heading">
      <h3 id="passkeys-heading">{t.heading}</h3>
      <p>{t.explanation}</p>
      {twoFactor.passkeys.length > 0 && (
        <ul className={styles.passkeyList} aria-labelledby="passkeys-heading">
          {twoFactor.passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} twoFactor={twoFactor} onChange={onChange} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <>
          <PasskeySetup twoFactor={twoFactor} onDone={finish} />
          <div>
            <Button onClick={() => setAdding(false)}>{t.cancel}</Button>
          </div>
        </>
      ) : isAvailable ? (
        <div>
          <Button onClick={() => setAdding(true)}>{t.add}</Button>
        </div>
      ) : (
        <p className={styles.hint}>{t.unavailable}</p>
      )}
    </section>
  )
}

type ItemProps = { passkey: Passkey; twoFactor: TwoFactor; onChange: () => void }

function PasskeyItem({ passkey, twoFactor, onChange }: ItemProps) {
  const t = useWords(words)
  const { moment } = useShow()
  const [action, setAction] = useState<'rename' | 'remove'>()
  const { name, created_at, last_used_at, clone_suspected } = passkey
  const isOnlyStep = !twoFactor.app && twoFactor.passkeys.length === 1
  const canRemove = !(twoFactor.required && isOnlyStep)

  function finish() {
    setAction(undefined)
    onChange()
  }

  return (
    <li>
      <div className={styles.passkeyName}>
        <strong>{name}</strong>
        <span className={styles.hint}>
          {fill(t.added, { moment: moment(created_at) })} ·{' '}
          {last_used_at ? fill(t.used, { moment: moment(last_used_at) }) : t.unused}
        </span>
        {clone_suspected && <Alert type="warning" showIcon title={t.cloned} />}
      </div>
      {action === 'rename' && <PasskeyRename passkey={passkey} onDone={finish} />}
      {action === 'remove' && <PasskeyRemoval passkey={passkey} twoFactor={twoFactor} onDone={finish} />}
      <span className={styles.buttons}>
        {action ? (
          <Button onClick={() => setAction(undefined)}>{t.cancel}</Button>
        ) : (
          <>
            <Button aria-label={fill(t.renameOf, { name })} onClick={() => setAction('rename')}>
              {t.rename}
            </Button>
            {canRemove && (
              <Button danger aria-label={fill(t.removeOf, { name })} onClick={() => setAction('remove')}>
                {t.remove}
              </Button>
            )}
          </>
        )}
      </span>
    </li>
  )
}
