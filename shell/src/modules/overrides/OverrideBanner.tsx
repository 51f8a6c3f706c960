import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { registryAtom } from '../registry/registry.ts'
import { endOverrideAtom } from './follow-overrides.ts'
import { OverrideDialog } from './OverrideDialog.tsx'
import styles from './overrides.module.css'
import { overridesAtom, type OverrideFailure, type ModuleOverride } from './overrides.ts'

const words = {
  active: {
    en: '{module} from {origin} in this browser only',
    bn: '{module} শুধু এই ব্রাউজারে {origin} থেকে আসছে',
  },
  reset: { en: 'Reset', bn: 'আগের অবস্থায় ফিরুন' },
  dismiss: { en: 'Dismiss', bn: 'বন্ধ করুন' },
}

const failureMessages: Record<OverrideFailure, { en: string; bn: string }> = {
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
  const overrideToConfirm = all.find(({ isUnconfirmed }) => isUnconfirmed)
  return (
    <>
      {overrideToConfirm && (
        <OverrideDialog
          key={`${overrideToConfirm.name} ${overrideToConfirm.origin}`}
          override={overrideToConfirm}
        />
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

function OverrideMessage({ override }: { override: ModuleOverride }) {
  const say = useSay()
  const endOverride = useSetAtom(endOverrideAtom)
  const activeModule = useAtomValue(registryAtom).modules.find(({ name }) => name === override.name)
  const { name, origin, failure, module = activeModule } = override
  const values = { module: say(module?.descriptor.title) || name, origin }
  return (
    <p className={styles.message} role={failure ? 'alert' : 'status'}>
      <span>{fill(say(failure ? failureMessages[failure] : words.active), values)}</span>
      <button type="button" className={styles.end} onClick={() => endOverride(name)}>
        {say(failure ? words.dismiss : words.reset)}
      </button>
    </p>
  )
}
