import { http } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { base } from '../bank-api.ts'
import type { BankMatch, MatchBody, SureMatches } from '../../contract/match.ts'
import type { Reconciliation, ReconciliationBody } from '../../contract/reconciliation.ts'
import type { BankAccount, StatementImportBody, StatementImportResult } from '../../contract/statement.ts'

export const accountsPath = `${base}/accounts/`
export const statementsPath = `${base}/statements/`
export const deskPath = `${base}/desk/`
export const reconciliationsPath = `${base}/reconciliations/`
export const mappingPath = (account: number) => `${base}/mappings/${account}/`

// thousands of rows take longer than any other request
const importTimeoutMs = 60_000
const withKey = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** A repeat with the same key imports once. The other writes behave alike. */
export const importStatement = async (body: StatementImportBody, key = '') =>
  (
    await http.post<StatementImportResult>(statementsPath, body, {
      timeout: importTimeoutMs,
      ...(key && withKey(key)),
    })
  ).data
/** Takes the whole statement back, while none of its lines is matched or reconciled. */
export const deleteStatement = async (id: number, reason: string) => {
  await http.delete(`${statementsPath}${id}/`, { data: { reason } })
}
export const putStart = async (account: number, balance: string | null) => {
  await http.put(`${accountsPath}${account}/start/`, { balance })
}
export const addMatch = async (body: MatchBody, key: string) =>
  (await http.post<BankMatch>(`${base}/matches/`, body, withKey(key))).data
export const matchSure = async (account: number, key: string) =>
  (await http.post<SureMatches>(`${base}/matches/sure/`, { account }, withKey(key))).data
export const undoMatch = async (id: number, with_batch = false) =>
  (await http.post<{ undone: number }>(`${base}/matches/${id}/undo/`, { with_batch })).data
export const addReconciliation = async (body: ReconciliationBody, key: string) =>
  (await http.post<Reconciliation>(reconciliationsPath, body, withKey(key))).data
export const changeReconciliation = async (id: number, bank_balance: string) =>
  (await http.put<Reconciliation>(`${reconciliationsPath}${id}/`, { bank_balance })).data
export const deleteReconciliation = async (id: number) => {
  await http.delete(`${reconciliationsPath}${id}/`)
}
export const finishReconciliation = async (id: number, key: string) =>
  (await http.post<Reconciliation>(`${reconciliationsPath}${id}/final/`, {}, withKey(key))).data

export const accountWords = ({ name_english, name_bengali }: BankAccount): Words => ({
  en: name_english,
  bn: name_bengali,
})
