import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { registryAtom } from '../registry.ts'
import { endTrialAtom } from './follow-trials.ts'
import { OverrideDialog } from './OverrideDialog.tsx'
import styles from './trials.module.css'
import { trialsAtom, type Hindrance, type Trial } from './trials.ts'

const words = {
  shown: {
    en: '{module} from {origin} in this browser only',
    bn: '{module} শুধু এই ব্রাউজারে {origin} থেকে আসছে',
  },
  reset: { en: 'Reset', bn: 'আগের অবস্থায় ফিরুন' },
  dismiss: { en: 'Dismiss', bn: 'বন্ধ করুন' },
}

const hindrances: Record<Hindrance, { en: string; bn: string }> = {
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

/** Stands on every page as long as this browser takes a module from elsewhere, or was to and does not. */
export function TrialBanner() {
  const all = useAtomValue(trialsAtom)
  const trials = all.filter(({ module, hindrance }) => module ?? hindrance)
  const question = all.find(({ isUnconfirmed }) => isUnconfirmed)
  return (
    <>
      {question && <OverrideDialog key={`${question.name} ${question.origin}`} trial={question} />}
      {trials.length > 0 && (
        <aside className={styles.banner}>
          {trials.map((trial) => (
            <Told key={trial.name} trial={trial} />
          ))}
        </aside>
      )}
    </>
  )
}

function Told({ trial }: { trial: Trial }) {
  const say = useSay()
  const end = useSetAtom(endTrialAtom)
  const given = useAtomValue(registryAtom).modules.find(({ name }) => name === trial.name)
  const { name, origin, hindrance, module = given } = trial
  const facts = { module: say(module?.descriptor.title) || name, origin }
  return (
    <p className={styles.trial} role={hindrance ? 'alert' : 'status'}>
      <span>{fill(say(hindrance ? hindrances[hindrance] : words.shown), facts)}</span>
      <button type="button" className={styles.end} onClick={() => end(name)}>
        {say(hindrance ? words.dismiss : words.reset)}
      </button>
    </p>
  )
}
