import { usePermission } from '@samity/shared-ui/core'
import type { MemberRequest } from '../../contract/request.ts'

export function useMayAnswer(): (request: Pick<MemberRequest, 'kind'>) => boolean {
  const mayAnswer = usePermission('my.answer')
  const mayAnswerReports = usePermission('my.answer-reports')
  return ({ kind }) => (kind === 'report' ? mayAnswerReports : mayAnswer)
}
