import type { VoterAnswer } from '@samity/shared-api/contract/members/voter-list'
import { Alert, Card, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { Filter, useUrlParams } from '@samity/shared-ui/data'
import { AdvocateSearch } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import { voterListPath } from '../members-api.ts'
import styles from '../members.module.css'
import { voterReasonWords } from './voter-list-words.ts'

const words = {
  heading: { en: 'Why is a member not on it?', bn: 'কোনো সদস্য তালিকায় নেই কেন?' },
  number: { en: 'Number of the member', bn: 'সদস্যের নম্বর' },
  name: { en: 'Name of the member', bn: 'সদস্যের নাম' },
  on: {
    en: '{name} ({number}) is on the list with serial {serial}.',
    bn: '{name} ({number}) তালিকায় আছেন, ক্রমিক {serial}।',
  },
  off: { en: '{name} ({number}) is not on the list:', bn: '{name} ({number}) তালিকায় নেই:' },
}
const noTexts = { id: '', name: '' }

/** Finds a member, and says whether and why the member is on the list. The URL has the number. */
export function WhyLookup({ listId }: { listId: number }) {
  const t = useWords(words)
  const [params, updateParams] = useUrlParams({ replace: true })
  const [texts, setTexts] = useState(noTexts)
  const number = params.get('why') ?? ''
  return (
    <Card heading={words.heading}>
      <div className={styles.toolbar}>
        {(['id', 'name'] as const).map((by) => (
          <Filter key={by} label={by === 'id' ? t.number : t.name} id={`why-${by}`}>
            {(fieldId) => (
              <AdvocateSearch
                id={fieldId}
                name={fieldId}
                by={by}
                value={texts[by]}
                onChange={(text) => setTexts({ ...noTexts, [by]: text })}
                onPick={({ bar_registration_number }) => {
                  setTexts(noTexts)
                  updateParams({ why: bar_registration_number })
                }}
              />
            )}
          </Filter>
        ))}
      </div>
      {number && <Answer listId={listId} number={number} />}
    </Card>
  )
}

function Answer({ listId, number }: { listId: number; number: string }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const { data, error, refresh } = useGet<VoterAnswer>(`${voterListPath(listId)}why/`, {
    params: { advocate_id: number },
  })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  const facts = {
    name: say(nameOf(data)),
    number: show.digits(data.bar_registration_number),
    serial: show.number(data.serial),
  }
  return (
    <Alert
      type={data.on_list ? 'success' : 'warning'}
      role="status"
      showIcon
      title={fill(data.on_list ? t.on : t.off, facts)}
      {...(data.reasons.length > 0 && {
        description: (
          <ul>
            {data.reasons.map((reason) => (
              <li key={reason.code}>{say(voterReasonWords(reason, show))}</li>
            ))}
          </ul>
        ),
      })}
    />
  )
}
