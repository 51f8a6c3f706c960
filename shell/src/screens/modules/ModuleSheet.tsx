import { http } from '@samity/shared-api/client'
import type { ModulesAnswer, ModuleStanding } from '@samity/shared-api/contract/site/modules'
import { Button, Sheet, useConfirm, useToast } from '@samity/shared-ui/core'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { registryAtom } from '../../modules/registry.ts'
import { Fold } from '../parts/Fold.tsx'
import { useMoment } from '../parts/moment.ts'
import { useDeed } from '../parts/use-deed.ts'
import { ActivateDialog } from './ActivateDialog.tsx'
import styles from './modules.module.css'
import { OwnChoice } from './OwnChoice.tsx'
import { ReachedFiles } from './ReachedFiles.tsx'
import { Release, whoWords } from './release-words.tsx'
import { ReleaseTable } from './ReleaseTable.tsx'

const words = {
  active: { en: 'Active since {moment}, by {who}', bn: '{moment} থেকে চালু, করেছেন {who}' },
  none: { en: 'This module is not active for anyone yet.', bn: 'এখনো কেউ এই মডিউল পান না।' },
  canary: {
    en: '{share} % of the people get this one since {moment}, by {who}',
    bn: '{moment} থেকে {share}% মানুষ এটি পান, করেছেন {who}',
  },
  releases: { en: 'Releases ({count})', bn: 'রিলিজ ({count})' },
  rollback: { en: 'Roll back', bn: 'আগেরটিতে ফিরুন' },
  end: { en: 'End canary', bn: 'পরীক্ষা শেষ করুন' },
  askBack: {
    en: 'Go back to the release of {module} before this one?',
    bn: '{module}-এর এর আগের রিলিজে ফিরে যাবেন?',
  },
  askEnd: {
    en: 'End the canary of {module}? Everyone gets the active release.',
    bn: '{module}-এর পরীক্ষা শেষ করবেন? সবাই চালু রিলিজ পাবেন।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  done: { en: 'Done. The change takes effect on the next page.', bn: 'হয়েছে। পরের পাতা থেকে কার্যকর।' },
}

type Props = {
  module: ModuleStanding
  revision: number
  onChanged: (answer: ModulesAnswer) => void
  onRefused: () => void
}

/** One module: what people are given, its releases, and what can be done about them. */
export function ModuleSheet({ module, revision, onChanged, onRefused }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const moment = useMoment()
  const confirm = useConfirm()
  const toast = useToast()
  const { busy, attempt } = useDeed()
  const [activating, setActivating] = useState<string>()
  const given = useAtomValue(registryAtom).modules.find(({ name }) => name === module.name)
  const title = say(module.title)
  const { name, canary } = module
  const who = (by: string) => say(whoWords(by)) || by

  async function goBack() {
    const question = fillWords(canary ? words.askEnd : words.askBack, { module: title })
    const ok = canary ? words.end : words.rollback
    const answer = await confirm({ question, ok, danger: true, reason: words.reason })
    if (!answer) return
    attempt(() => http.post<ModulesAnswer>(`modules/${name}/rollback/`, { ...answer, revision }), {
      said: words.done,
      after: ({ data }) => onChanged(data),
      refused: (reason) => {
        toast.failed(reason)
        onRefused()
      },
    })
  }

  return (
    <Sheet heading={title}>
      <div className={styles.standing}>
        <div>
          <Release of={module.active} /> {given && <ReachedFiles module={given} />}
          <p className={styles.hint}>
            {module.active && module.by
              ? fill(t.active, { moment: moment(module.changed), who: who(module.by) })
              : t.none}
          </p>
          {canary && (
            <>
              <Release of={canary.release} />
              <p className={styles.hint}>
                {fill(t.canary, {
                  share: show.digits(canary.share),
                  moment: moment(canary.since),
                  who: who(canary.by),
                })}
              </p>
              <OwnChoice module={module} onChanged={onChanged} />
            </>
          )}
        </div>
        {module.mayGoBack && (
          <Button danger loading={busy} onClick={() => void goBack()}>
            {canary ? t.end : t.rollback}
          </Button>
        )}
      </div>
      <Fold summary={fill(t.releases, { count: show.number(module.releases.length) })}>
        <ReleaseTable module={module} onActivate={setActivating} />
      </Fold>
      {activating && (
        <ActivateDialog
          module={module}
          release={activating}
          revision={revision}
          onClose={() => {
            setActivating(undefined)
            onRefused()
          }}
          onDone={(answer) => {
            setActivating(undefined)
            onChanged(answer)
          }}
        />
      )}
    </Sheet>
  )
}
