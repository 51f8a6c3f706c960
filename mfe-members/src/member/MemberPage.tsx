import { Card, EmptyState, Page } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { AdvocateSearch } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { useUrlParams } from '../hooks/use-url-params.ts'
import styles from '../members.module.css'
import { MemberDues } from './MemberDues.tsx'

const words = {
  heading: { en: 'Dues of a Member', bn: 'সদস্যের পাওনা' },
  number: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate Name', bn: 'আইনজীবীর নাম' },
  phone: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' },
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

/** What one member owes and paid, and the member's standing. The URL names the member. */
export default function MemberPage() {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams()
  const [texts, setTexts] = useState(noTexts)
  const id = Number(params.get('advocate'))
  return (
    <Page heading={words.heading}>
      <Card>
        <div className={styles.toolbar}>
          {searches.map(({ by, label }) => (
            <Filter key={by} label={t[label]} id={`member-${by}`}>
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
        {id > 0 ? <MemberDues key={id} id={id} /> : <EmptyState text={words.choose} />}
      </Card>
    </Page>
  )
}
