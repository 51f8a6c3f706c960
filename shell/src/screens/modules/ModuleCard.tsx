import { http } from '@samity/shared-api/client'
import type { ModulesResponse, ModuleStatus } from '@samity/shared-api/contract/system/modules'
import type { RehearsalState } from '@samity/shared-api/contract/system/rehearsals'
import { Button, Card, useAction, RecordLink } from '@samity/shared-ui/core'
import { fill, fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { registryAtom } from '../../modules/registry/registry.ts'
import { Disclosure } from '../components/Disclosure.tsx'
import { ActivateDialog } from './ActivateDialog.tsx'
import { FigureTable } from './FigureTable.tsx'
import styles from './modules.module.css'
import { OwnReleaseSelect } from './OwnReleaseSelect.tsx'
import { ManifestCheck } from './ManifestCheck.tsx'
import { ReleaseLabel, actorWords } from './ReleaseLabel.tsx'
import { RehearsalDialog } from './RehearsalDialog.tsx'
import { ReleaseTable } from './ReleaseTable.tsx'

const words = {
  active: { en: 'Active since {moment}, by {who}', bn: '{moment} থেকে চালু, করেছেন {who}' },
  none: { en: 'This module is not active for anyone yet.', bn: 'এখনো কেউ এই মডিউল পান না।' },
  canary: {
    en: '{share} % of people get this release since {moment}, by {who}',
    bn: '{moment} থেকে {share}% মানুষ এটি পান, করেছেন {who}',
  },
  releases: { en: 'Releases ({count})', bn: 'রিলিজ ({count})' },
  speed: { en: 'Speed', bn: 'গতি' },
  rollback: { en: 'Roll back', bn: 'আগেরটিতে ফিরুন' },
  end: { en: 'End canary', bn: 'পরীক্ষা শেষ করুন' },
  confirmRollback: {
    en: 'Roll {module} back to the previous release?',
    bn: '{module}-এর এর আগের রিলিজে ফিরে যাবেন?',
  },
  confirmEnd: {
    en: 'End the canary of {module}? Everyone gets the active release.',
    bn: '{module}-এর পরীক্ষা শেষ করবেন? সবাই চালু রিলিজ পাবেন।',
  },
  writes: {
    en: '{release} wrote {count} entries. They stay; the table of releases leads to them.',
    bn: '{release} {count}টি তথ্য লিখেছে। সেগুলো থাকবে; রিলিজের তালিকা থেকে সেগুলো দেখা যাবে।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  settings: { en: 'Settings of {module}', bn: '{module}-এর সেটিংস' },
  records: { en: 'Records of {module}', bn: '{module}-এর তথ্য' },
  rehearsing: { en: 'The rehearsal has started.', bn: 'মহড়া শুরু হয়েছে।' },
  done: { en: 'Done. The change takes effect on the next page.', bn: 'হয়েছে। পরের পাতা থেকে কার্যকর।' },
}

type Props = {
  module: ModuleStatus
  revision: number
  onChanged: (response: ModulesResponse) => void
  onRehearsed: () => void
  onError: () => void
}

export function ModuleCard({ module, revision, onChanged, onRehearsed, onError }: Props) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { isBusy, run } = useAction()
  const [releaseToActivate, setReleaseToActivate] = useState<string>()
  const [shownRehearsal, setShownRehearsal] = useState<string>()
  const activeModule = useAtomValue(registryAtom).modules.find(({ name }) => name === module.name)
  const title = say(module.title)
  const { name, active, canary, releases } = module
  const activeAsks = releases.find(({ release }) => release === active)?.asks ?? []
  const hasSettings = activeAsks.some(({ kind }) =>
    ['setting', 'series', 'right', 'event', 'job', 'files'].includes(kind),
  )
  const actorName = (by: string) => say(actorWords(by)) || by

  // also of a removed module, whose tables stay
  const hasRecords = releases.some(({ asks = [] }) => asks.some(({ kind }) => kind === 'schema'))

  const leaving = releases.find(({ release }) => release === (canary?.release ?? active))
  const writes = leaving?.written
    ? fillWords(words.writes, { release: leaving.release, count: leaving.written })
    : undefined

  const rehearse = (release: string) =>
    run(() => http.post<RehearsalState>(`modules/${name}/rehearse/`, { release }), {
      done: words.rehearsing,
      onDone: onRehearsed,
    })

  const rollBack = () =>
    run((answer) => http.post<ModulesResponse>(`modules/${name}/rollback/`, { ...answer, revision }), {
      ask: {
        question: fillWords(canary ? words.confirmEnd : words.confirmRollback, { module: title }),
        ok: canary ? words.end : words.rollback,
        danger: true,
        ...(writes && { explain: writes }),
        reason: words.reason,
      },
      done: words.done,
      onDone: ({ data }) => onChanged(data),
      onEnd: (error) => error && onError(),
    })

  return (
    <Card heading={title}>
      <div className={styles.status}>
        <div>
          <ReleaseLabel release={active} /> {activeModule && <ManifestCheck module={activeModule} />}
          <p className={styles.hint}>
            {active && module.by
              ? fill(t.active, { moment: show.moment(module.changed), who: actorName(module.by) })
              : t.none}
          </p>
          {hasSettings && (
            <p className={styles.link}>
              <RecordLink kind="module-settings" values={{ module: name }}>
                {fill(t.settings, { module: title })}
              </RecordLink>
            </p>
          )}
          {hasRecords && (
            <p className={styles.link}>
              <RecordLink kind="module-records" values={{ module: name }}>
                {fill(t.records, { module: title })}
              </RecordLink>
            </p>
          )}
          {canary && (
            <>
              <ReleaseLabel release={canary.release} />
              <p className={styles.hint}>
                {fill(t.canary, {
                  share: show.digits(canary.share),
                  moment: show.moment(canary.since),
                  who: actorName(canary.by),
                })}
              </p>
              <OwnReleaseSelect module={module} onChanged={onChanged} />
            </>
          )}
        </div>
        {module.mayGoBack && (
          <Button danger loading={isBusy} onClick={rollBack}>
            {canary ? t.end : t.rollback}
          </Button>
        )}
      </div>
      <Disclosure summary={fill(t.releases, { count: show.number(releases.length) })}>
        <ReleaseTable
          module={module}
          onActivate={setReleaseToActivate}
          onRehearse={rehearse}
          onShowRehearsal={setShownRehearsal}
        />
      </Disclosure>
      <Disclosure summary={t.speed} isClosedAtFirst>
        <FigureTable module={name} />
      </Disclosure>
      {shownRehearsal && (
        <RehearsalDialog
          module={{ name, title }}
          release={shownRehearsal}
          onClose={() => setShownRehearsal(undefined)}
        />
      )}
      {releaseToActivate && (
        <ActivateDialog
          module={module}
          release={releaseToActivate}
          revision={revision}
          onClose={() => {
            setReleaseToActivate(undefined)
            onError()
          }}
          onDone={(response) => {
            setReleaseToActivate(undefined)
            onChanged(response)
          }}
        />
      )}
    </Card>
  )
}
