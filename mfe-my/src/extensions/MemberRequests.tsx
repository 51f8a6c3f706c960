import { Button, ErrorState, LoadingState } from '@samity/shared-ui/core'
import { DataTable } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { MemberRequest } from '../../contract/request.ts'
import { requestsPath } from '../my-api.ts'
import { AnswerDialog } from '../requests/AnswerDialog.tsx'
import { requestsOfMember } from '../requests/request-columns.tsx'
import { useMayAnswer } from '../requests/use-may-answer.ts'

const words = {
  heading: { en: 'Requests and reports', bn: 'অনুরোধ ও অভিযোগ' },
  none: { en: 'This member has asked and reported nothing.', bn: 'এই সদস্যের কোনো অনুরোধ বা অভিযোগ নেই।' },
  answer: { en: 'Reply', bn: 'উত্তর দিন' },
}
const maxRequests = 100

/** Open ones first */
export function MemberRequests({ advocate }: { advocate: number }) {
  const t = useWords(words)
  const mayAnswer = useMayAnswer()
  const [asked, setAsked] = useState<MemberRequest>()
  const { data, error, refresh } = useGet<MemberRequest[]>(requestsPath, {
    params: { advocate_id: advocate, limit: maxRequests },
  })
  if (error) return <ErrorState error={error} retry={refresh} />
  if (!data) return <LoadingState />
  return (
    <>
      <DataTable
        label={words.heading}
        file="requests-of-member"
        rows={data}
        columns={requestsOfMember}
        empty={words.none}
        isManuallyOrdered
        actions={(request) =>
          request.state === 'open' &&
          mayAnswer(request) && (
            <Button size="small" onClick={() => setAsked(request)}>
              {t.answer}
            </Button>
          )
        }
      />
      {asked && <AnswerDialog request={asked} onClose={() => setAsked(undefined)} onDone={refresh} />}
    </>
  )
}
