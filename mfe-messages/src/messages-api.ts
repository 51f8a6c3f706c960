import { http } from '@samity/shared-api/client'
import type { Channel, OptOut, OutgoingMessage } from '../contract/message.ts'
import type { PlanInput, PlanPreview, PlanResult } from '../contract/plan.ts'
import type { SendingOverview, TestInput, TestResult } from '../contract/sending.ts'
import type { MessageKind, Template, TemplateInput } from '../contract/template.ts'

const base = 'x/mfe-messages'
export const messagesPath = `${base}/messages/`
export const optOutsPath = `${base}/opt-outs/`
export const templatesPath = `${base}/templates/`
export const sendingPath = `${base}/sending/`
/** All members are read for it. */
const planTimeoutMs = 30_000

export const previewPlan = async (plan: PlanInput) =>
  (await http.post<PlanPreview>(`${base}/previews/`, plan, { timeout: planTimeoutMs })).data
/** A repeat with the same key plans once. */
export const planMessages = async (plan: PlanInput, key: string) =>
  (
    await http.post<PlanResult>(`${base}/plans/`, plan, {
      headers: { 'Idempotency-Key': key },
      timeout: planTimeoutMs,
    })
  ).data
export const retryMessage = async (id: number) =>
  (await http.post<OutgoingMessage>(`${messagesPath}${id}/retry/`)).data
/** Those that failed, and only they. The server takes so many at once. */
const maxRetries = 1000
export async function retryMessages(ids: readonly number[]) {
  let retried = 0
  for (let from = 0; from < ids.length; from += maxRetries) {
    const part = { ids: ids.slice(from, from + maxRetries) }
    const { data } = await http.post<{ retried: number }>(`${messagesPath}retry/`, part, {
      timeout: planTimeoutMs,
    })
    retried += data.retried
  }
  return { retried }
}
export const cancelMessages = async (body: { kind?: string; channel?: Channel; ids?: number[] }) =>
  (await http.post<{ cancelled: number }>(`${messagesPath}cancel/`, body)).data
export const saveTemplate = async (kind: MessageKind, template: TemplateInput) =>
  (await http.put<Template>(`${templatesPath}${kind}/`, template)).data
export const addOptOut = async (advocate_id: number, reason: string) =>
  (await http.post<OptOut>(optOutsPath, { advocate_id, reason })).data
export const removeOptOut = async (advocateId: number) => {
  await http.delete(`${optOutsPath}${advocateId}/`)
}
export const changeSending = async (act: 'stop' | 'resume' | 'report-address') =>
  (await http.post<SendingOverview>(`${sendingPath}${act}/`)).data
export const saveProvider = async (version: number, provider: string) =>
  (await http.put<SendingOverview>(`${sendingPath}provider/`, { version, provider })).data
export const sendTest = async (test: TestInput) =>
  (await http.post<TestResult>(`${sendingPath}test/`, test, { timeout: planTimeoutMs })).data
