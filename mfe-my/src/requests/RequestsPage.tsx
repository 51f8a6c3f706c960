import { Button, Card, Page } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { requestKinds, requestStates, topics, type MemberRequest } from '../../contract/request.ts'
import { useColumnsWithName } from '../member-name.tsx'
import { requestsPath } from '../my-api.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useMayAnswer } from './use-may-answer.ts'
import { requestColumns, requestWords } from './request-columns.tsx'

const words = {
  heading: { en: 'From Members', bn: 'সদস্যদের কাছ থেকে' },
  empty: {
    en: 'No member has asked or reported anything here.',
    bn: 'এখানে কোনো সদস্যের অনুরোধ বা অভিযোগ নেই।',
  },
  answer: { en: 'Reply', bn: 'উত্তর দিন' },
}

/** Reports that wait are on top. */
export default function RequestsPage() {
  const t = useWords(words)
  const mayAnswer = useMayAnswer()
  const [asked, setAsked] = useState<MemberRequest>()
  const list = useList<MemberRequest>(requestsPath, {
    dates: true,
    search: true,
    filters: { kind: 'kind', topic: 'topic', state: 'state', request: 'id' },
  })
  return (
    <Page heading={words.heading}>
      <Card>
        <ListTable
          list={list}
          columns={useColumnsWithName(requestColumns)}
          label={words.heading}
          file="requests-of-members"
          empty={words.empty}
          filters={
            <>
              <ChoiceFilter
                list={list}
                name="kind"
                field={{ label: requestWords.kind, choices: requestKinds }}
              />
              <ChoiceFilter list={list} name="topic" field={{ label: requestWords.about, choices: topics }} />
              <ChoiceFilter
                list={list}
                name="state"
                field={{ label: requestWords.state, choices: requestStates }}
              />
            </>
          }
          actions={(request) =>
            request.state === 'open' &&
            mayAnswer(request) && (
              <Button size="small" onClick={() => setAsked(request)}>
                {t.answer}
              </Button>
            )
          }
        />
      </Card>
      {asked && <AnswerDialog request={asked} onClose={() => setAsked(undefined)} onDone={list.refresh} />}
    </Page>
  )
}
