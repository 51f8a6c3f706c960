import type { ModuleChange, ReleaseStatus } from '@samity/shared-api/contract/system/modules'
import type { Words } from '@samity/shared-api/contract'
import { useSay } from '@samity/shared-ui/words'
import styles from './modules.module.css'

const endedWords = { en: 'Ended by the system', bn: 'সিস্টেম শেষ করেছে' }
const states: Record<NonNullable<ReleaseStatus['state']>, Words> = {
  active: { en: 'Active', bn: 'চালু' },
  canary: { en: 'Canary', bn: 'পরীক্ষামূলক' },
  previous: { en: 'Previous', bn: 'আগের' },
}

export function ReleaseState({ state, ended }: Pick<ReleaseStatus, 'state' | 'ended'>) {
  const say = useSay()
  if (state) return <span className={styles[state]}>{say(states[state])}</span>
  return ended ? <span className={styles.failed}>{say(endedWords)}</span> : null
}

/** The name of a release. It is long, and the same in both languages. */
export function ReleaseLabel({ release }: { release: string | null }) {
  return (
    <code className={styles.release} translate="no">
      {release ?? '—'}
    </code>
  )
}

export const actionWords: Record<ModuleChange['action'], Words> = {
  activate: { en: 'Activated', bn: 'চালু করা হয়েছে' },
  canary: { en: 'Canary', bn: 'পরীক্ষামূলক' },
  'end-canary': { en: 'Canary ended', bn: 'পরীক্ষামূলক শেষ' },
  rollback: { en: 'Rolled back', bn: 'আগেরটিতে ফেরা হয়েছে' },
  remove: { en: 'Removed', bn: 'সরানো হয়েছে' },
}

const actorNames: Record<string, Words> = {
  build: { en: 'a local build', bn: 'স্থানীয় বিল্ড' },
  system: { en: 'the system', bn: 'সিস্টেম' },
}
/** Returns the name of an actor that is not a person (build or system), undefined for a person. */
export const actorWords = (by: string): Words | undefined => actorNames[by]
