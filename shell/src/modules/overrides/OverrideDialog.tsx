import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { registryAtom } from '../registry/registry.ts'
import { confirmOverrideAtom, endOverrideAtom } from './follow-overrides.ts'
import styles from './overrides.module.css'
import type { ModuleOverride } from './overrides.ts'

const words = {
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

/**
 * Asks once in each tab before a development build runs. Plain HTML, because it must not depend on a module.
 */
export function OverrideDialog({ override }: { override: ModuleOverride }) {
  const say = useSay()
  const confirm = useSetAtom(confirmOverrideAtom)
  const endOverride = useSetAtom(endOverrideAtom)
  const [isSending, setSending] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const { name, origin } = override
  const activeModule = useAtomValue(registryAtom).modules.find((module) => module.name === name)
  const values = { module: say(activeModule?.descriptor.title) || name, origin }
  useEffect(() => dialog.current?.showModal(), [])
  const load = () => {
    setSending(true)
    void confirm(override)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="override"
      onCancel={() => endOverride(name)}
    >
      <h2 id="override">{say(words.heading)}</h2>
      <p>{fill(say(words.request), values)}</p>
      <p>{say(words.risk)}</p>
      <p className={styles.choices}>
        <button type="button" className={styles.choice} onClick={() => endOverride(name)}>
          {say(words.keep)}
        </button>
        <button type="button" className={styles.choice} disabled={isSending} onClick={load}>
          {say(words.load)}
        </button>
      </p>
    </dialog>
  )
}
