import { http } from '@samity/shared-api/client'
import type { ReferencePayment, RestChoice } from '../../contract/payments.ts'

const base = 'x/mfe-my/payments'
export const paymentsPath = `${base}/`
export const proposalsPath = `${base}/proposals/`
/** The owed amounts of each member are read for it. */
const timeout = 30_000

/** A repeat continues the payment that the first request began. */
export const confirmPayment = async (line: number, hash: string, rest: RestChoice) =>
  (await http.post<ReferencePayment>(`${base}/confirm/`, { line, hash, rest }, { timeout })).data
export const continuePayment = async (id: number) =>
  (await http.post<ReferencePayment>(`${base}/${id}/continue/`, {}, { timeout })).data
export const undoPayment = async (id: number, reason: string) =>
  (await http.post<ReferencePayment>(`${base}/${id}/undo/`, { reason }, { timeout })).data
export const removeLine = async (id: number) => {
  await http.delete(`${base}/lines/${id}/`)
}
