import type { Words } from '@samity/shared-api/contract/words'
import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { registryAtom } from '../registry/registry.ts'
import { confirmOverrideAtom, endOverrideAtom } from './follow-overrides.ts'
import styles from './overrides.module.css'
import { overridesAtom, type OverrideFailure, type ModuleOverride } from './overrides.ts'

const words = {
  active: {
    en: '{module} from {origin} in this browser only',
    bn: '{module} শুধু এই ব্রাউজারে {origin} থেকে আসছে',
  },
  reset: { en: 'Reset', bn: 'আগের অবস্থায় ফিরুন' },
  dismiss: { en: 'Dismiss', bn: 'বন্ধ করুন' },
  heading: { en: 'Load a development build?', bn: 'ডেভেলপমেন্ট বিল্ড লোড করবেন?' },
  request: {
    en: 'This address asks to load {module} from {origin} in this tab, instead of the released module.',
    bn: 'এই ঠিকানাটি এই ট্যাবে প্রকাশিত মডিউলের বদলে {origin} থেকে {module} লোড করতে চায়।',
  },
  risk: {
    en: 'Its code can do everything that you can do here. Load it only if you work on it yourself.',
    bn: 'আপনি এখানে যা করতে পারেন, এর কোডও তা পারে। নিজে এটি নিয়ে কাজ করলে তবেই লোড করুন।',
  },
  load: { en: 'Load it', bn: 'লোড করুন' },
  keep: { en: 'Keep the released module', bn: 'প্রকাশিত মডিউলই রাখুন' },
}

const failureMessages: Record<OverrideFailure, Words> = {
  person: {
    en: 'Could not load {module} from {origin}: only administrators may load development builds.',
    bn: '{origin} থেকে {module} নেওয়া হয়নি: শুধু অ্যাডমিন নিজের ব্রাউজারে মডিউল পরখ করতে পারেন।',
  },
  origin: {
    en: 'Could not load {module} from {origin}: this server does not allow that origin. Its operator can set DEV_ORIGINS={origin}.',
    bn: '{origin} থেকে {module} নেওয়া হয়নি: এই সিস্টেমে ঠিকানাটি অনুমোদিত নয়। যিনি এটি চালান তিনি DEV_ORIGINS={origin} দিয়ে চালু করতে পারেন।',
  },
  silent: {
    en: 'Could not load {module} from {origin}: no response. Start its development server.',
    bn: '{origin} থেকে {module} নেওয়া হয়নি: সেখান থেকে সাড়া নেই। মডিউলটি কি চালু আছে?',
  },
  other: {
    en: 'Could not load {module} from {origin}: unexpected content.',
    bn: '{origin} থেকে {module} নেওয়া হয়নি: সেখানে অন্য কিছু আছে।',
  },
}

/** A banner on every page while this browser uses a module override, or could not load one. */
export function OverrideBanner() {
  const all = useAtomValue(overridesAtom)
  const visibleOverrides = all.filter(({ module, failure }) => module ?? failure)
  const unconfirmed = all.find(({ isUnconfirmed }) => isUnconfirmed)
  return (
    <>
      {unconfirmed && (
        <OverrideDialog key={`${unconfirmed.name} ${unconfirmed.origin}`} override={unconfirmed} />
      )}
      {visibleOverrides.length > 0 && (
        <aside className={styles.banner}>
          {visibleOverrides.map((override) => (
            <OverrideMessage key={override.name} override={override} />
          ))}
        </aside>
      )}
    </>
  )
}

type Props = { override: ModuleOverride }

/** Returns a function that fills the module's title and the origin into a text. */
function useOverrideText({ name, origin, module }: ModuleOverride): (text: Words) => string {
  const say = useSay()
  const activeModule = useAtomValue(registryAtom).modules.find((one) => one.name === name)
  const title = say((module ?? activeModule)?.descriptor.title) || name
  return (text) => fill(say(text), { module: title, origin })
}

function OverrideMessage({ override }: Props) {
  const textOf = useOverrideText(override)
  const endOverride = useSetAtom(endOverrideAtom)
  const { name, failure } = override
  return (
    <p className={styles.message} role={failure ? 'alert' : 'status'}>
      <span>{textOf(failure ? failureMessages[failure] : words.active)}</span>
      <button type="button" className={styles.end} onClick={() => endOverride(name)}>
        {textOf(failure ? words.dismiss : words.reset)}
      </button>
    </p>
  )
}

/** Asks once in each tab before a development build runs. Plain HTML: it must not depend on a module. */
function OverrideDialog({ override }: Props) {
  const textOf = useOverrideText(override)
  const confirm = useSetAtom(confirmOverrideAtom)
  const endOverride = useSetAtom(endOverrideAtom)
  const [isSending, setSending] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const keep = () => endOverride(override.name)
  const load = () => {
    setSending(true)
    void confirm(override)
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="override" onCancel={keep}>
      <h2 id="override">{textOf(words.heading)}</h2>
      <p>{textOf(words.request)}</p>
      <p>{textOf(words.risk)}</p>
      <p className={styles.choices}>
        <button type="button" className={styles.choice} onClick={keep}>
          {textOf(words.keep)}
        </button>
        <button type="button" className={styles.choice} disabled={isSending} onClick={load}>
          {textOf(words.load)}
        </button>
      </p>
    </dialog>
  )
}
