import { today } from '@samity/shared-api/contract'
import { Card, EmptyState, Page } from '@samity/shared-ui/core'
import { Filter, DayFilter, useUrlParams } from '@samity/shared-ui/data'
import { AdvocateSearch } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from '../members.module.css'
import { PassbookView } from './PassbookView.tsx'
import { passbookWords } from './passbook-words.ts'

const words = {
  number: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate Name', bn: 'আইনজীবীর নাম' },
  phone: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
  choose: {
    en: 'Enter the number, the name or the phone of a member, and choose the member.',
    bn: 'সদস্যের নম্বর, নাম অথবা ফোন লিখে সদস্যকে বেছে নিন।',
  },
}
const searches = [
  { by: 'id', label: 'number' },
  { by: 'name', label: 'name' },
  { by: 'phone', label: 'phone' },
] as const
const noTexts = { id: '', name: '', phone: '' }

export default function PassbookPage() {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams({ replace: true })
  const [texts, setTexts] = useState(noTexts)
  const id = Number(params.get('advocate'))
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? '']
  return (
    <Page heading={passbookWords.heading}>
      <Card>
        <div className={styles.toolbar}>
          {searches.map(({ by, label }) => (
            <Filter key={by} label={t[label]} id={`passbook-${by}`}>
              {(fieldId) => (
                <AdvocateSearch
                  id={fieldId}
                  name={fieldId}
                  by={by}
                  value={texts[by]}
                  onChange={(text) => setTexts({ ...noTexts, [by]: text })}
                  onPick={(advocate) => {
                    setTexts(noTexts)
                    updateParams({ advocate: String(advocate.id) })
                  }}
                />
              )}
            </Filter>
          ))}
        </div>
        {id > 0 ? (
          <PassbookView
            key={id}
            id={id}
            from={from}
            to={to}
            filters={
              <>
                <DayFilter
                  max={today()}
                  id="from"
                  label={t.from}
                  value={from}
                  onDay={(day) => updateParams({ from: day })}
                />
                <DayFilter
                  max={today()}
                  id="to"
                  label={t.to}
                  value={to}
                  onDay={(day) => updateParams({ to: day })}
                />
              </>
            }
          />
        ) : (
          <EmptyState text={words.choose} />
        )}
      </Card>
    </Page>
  )
}
