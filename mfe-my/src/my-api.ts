import { http } from '@samity/shared-api/client'
import type { MemberCode } from '@samity/shared-api/contract/members/own-page'

export const requestsPath = 'x/mfe-my/requests/'
export const sessionsPath = (advocate: number): string => `advocates/${advocate}/member-sessions/`

/** A code for the counter, shown once */
export const makeMemberCode = async (advocate: number): Promise<MemberCode> =>
  (await http.post<MemberCode>(`advocates/${advocate}/member-code/`)).data
export const endMemberSessions = async (advocate: number): Promise<void> => {
  await http.delete(sessionsPath(advocate))
}
