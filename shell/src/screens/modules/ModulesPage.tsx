import type { ModulesResponse } from '@samity/shared-api/contract/system/modules'
import { reloadModulesAtom } from '@samity/shared-api/session'
import { LoadingState, Page, ErrorState, Card } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { registryAtom, supportCode } from '../../modules/registry/registry.ts'
import { Disclosure } from '../components/Disclosure.tsx'
import { CompositionsCard } from './CompositionsCard.tsx'
import { FailureTable } from './FailureTable.tsx'
import { HistoryTable } from './HistoryTable.tsx'
import { ModuleCard } from './ModuleCard.tsx'
import { RehearsalCard } from './RehearsalCard.tsx'
import styles from './modules.module.css'

const words = {
  heading: { en: 'Modules', bn: 'মডিউল' },
  history: { en: 'History', bn: 'ইতিহাস' },
  failures: { en: 'Load failures', bn: 'লোড ব্যর্থতা' },
  limits: {
    en: 'A new release that fails for more than {share} % of people (at least {people}) within {minutes} minutes is rolled back automatically.',
    bn: 'নতুন রিলিজ {minutes} মিনিটের মধ্যে {share}% এর বেশি (অন্তত {people} জন) মানুষের কাছে ব্যর্থ হলে নিজে থেকেই আগেরটিতে ফেরে।',
  },
  off: { en: 'Automatic rollback is off.', bn: 'কোনো রিলিজ নিজে থেকে ফেরানো হয় না।' },
  withCount: { en: '{label} ({count})', bn: '{label} ({count})' },
  support: { en: 'Support code of this page', bn: 'এই পাতার সহায়তা কোড' },
}

export default function ModulesPage() {
  const t = useWords(words)
  const show = useShow()
  const { modules } = useAtomValue(registryAtom)
  const { data: response, error, refresh, set } = useGet<ModulesResponse>('modules/')
  // a new card reads at once what has started
  const [rehearsalCount, setRehearsalCount] = useState(0)
  const reloadModules = useSetAtom(reloadModulesAtom)
  const applyChange = (next: ModulesResponse) => {
    set(next)
    reloadModules()
  }
  return (
    <Page heading={words.heading}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : response ? (
        <>
          {response.modules.map((module) => (
            <ModuleCard
              key={module.name}
              module={module}
              revision={response.revision}
              onChanged={applyChange}
              onRehearsed={() => setRehearsalCount(rehearsalCount + 1)}
              onError={refresh}
            />
          ))}
          <Card heading={words.failures}>
            <p className={styles.hint}>
              <Limits response={response} />
            </p>
            <Disclosure
              summary={fill(t.withCount, { label: t.failures, count: show.number(response.failures.length) })}
            >
              <FailureTable rows={response.failures} />
            </Disclosure>
          </Card>
          <RehearsalCard key={rehearsalCount} onFinished={refresh} />
          <CompositionsCard revision={response.revision} onReturned={applyChange} />
          <Card heading={words.history}>
            <Disclosure
              summary={fill(t.withCount, { label: t.history, count: show.number(response.history.length) })}
            >
              <HistoryTable rows={response.history} revision={response.revision} onReturned={applyChange} />
            </Disclosure>
          </Card>
        </>
      ) : (
        <LoadingState />
      )}
      <p className={styles.support}>
        {t.support}: <code translate="no">{supportCode(modules)}</code>
      </p>
    </Page>
  )
}

function Limits({ response: { limits } }: { response: ModulesResponse }) {
  const t = useWords(words)
  const show = useShow()
  if (limits.minutes === 0) return t.off
  return fill(t.limits, {
    share: show.digits(limits.share),
    people: show.digits(limits.people),
    minutes: show.digits(limits.minutes),
  })
}
