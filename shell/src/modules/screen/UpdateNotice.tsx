import type { ActiveModule } from '@samity/shared-api/module'
import { isLeavingBlocked } from '@samity/shared-ui/router'
import { fill, useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import styles from './notice.module.css'
import { pageRegistryAtom } from '../overrides/overrides.ts'
import { useModuleStatus } from '../store/use-module-status.ts'
import { renewalCountAtom } from '../updates/follow-releases.ts'

const words = {
  ready: { en: 'A new version of {module} is ready.', bn: '{module}-এর নতুন সংস্করণ প্রস্তুত।' },
  unsaved: {
    en: 'A new version of {module} is ready. Save or discard your changes to get it.',
    bn: '{module}-এর নতুন সংস্করণ প্রস্তুত। যা লিখছেন তা সংরক্ষণ করলে বা ছেড়ে গেলে সেটি আসবে।',
  },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  later: { en: 'Later', bn: 'পরে' },
}

/** A notice, without a dialog, that the module of the screen has a newer release than this page uses. */
export function UpdateNotice({ module }: { module: ActiveModule }) {
  const say = useSay()
  const newest = useAtomValue(pageRegistryAtom).modules.find(({ name }) => name === module.name)
  const status = useModuleStatus(module)
  const setRenewalCount = useSetAtom(renewalCountAtom)
  const [isBlocked, setBlocked] = useState(false)
  const [dismissedRelease, setDismissedRelease] = useState('')
  if (status !== 'outdated' || !newest || newest.release === dismissedRelease) return null
  const update = () => (isLeavingBlocked() ? setBlocked(true) : setRenewalCount((count) => count + 1))
  return (
    <aside className={styles.update}>
      <span role="status">
        {fill(say(isBlocked ? words.unsaved : words.ready), { module: say(newest.descriptor.title) })}
      </span>
      {!isBlocked && (
        <button type="button" className={styles.retry} onClick={update}>
          {say(words.update)}
        </button>
      )}
      <button type="button" className={styles.later} onClick={() => setDismissedRelease(newest.release)}>
        {say(words.later)}
      </button>
    </aside>
  )
}
