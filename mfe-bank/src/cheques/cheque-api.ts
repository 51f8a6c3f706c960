import { collection, http } from '@samity/shared-api/client'
import { moneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { useRows } from '@samity/shared-ui/data'
import { useSay } from '@samity/shared-ui/words'
import { cheque, type Cheque, type Slip } from '../../contract/cheques.ts'
import { base } from '../bank-api.ts'

export const cheques = collection(cheque)
export const chequeSummaryPath = `${base}/cheque-summary/`
export const slipsPath = `${base}/slips/`
export const slipPage = (id: number): string => `/dashboard/bank/slips/${id}`

export type ChequeAct = 'clear' | 'cancel' | 'bounce'

const withKey = (key?: string) => (key ? { headers: { 'Idempotency-Key': key } } : {})
const change = async (path: string, body: object = {}, key?: string) =>
  (await http.post<Cheque>(`${base}/cheques/${path}/`, body, withKey(key))).data

/** A repeat with the same key changes the cheque once. */
export const actOnCheque = (id: number, act: ChequeAct, body: object, key: string) =>
  change(`${id}/${act}`, body, key)
export const unclearCheque = (id: number) => change(`${id}/unclear`)
export const continueBounce = (id: number) => change(`${id}/bounce/continue`)
export const makeSlip = async (body: object, key: string) =>
  (await http.post<Slip>(slipsPath, body, withKey(key))).data
export const continueSlip = async (id: number) => (await http.post<Slip>(`${slipsPath}${id}/continue/`)).data
export const postSlipUndo = async (id: number, reason: string) =>
  (await http.post<Slip>(`${slipsPath}${id}/undo/`, { reason })).data

const places = collection(moneyPlace)

export function usePlaces() {
  const say = useSay()
  const { rows = [] } = useRows(places)
  const nameOf = (id: number | null) => {
    const place = rows.find((row) => row.id === id)
    return place ? say({ en: place.name_english, bn: place.name_bengali }) : ''
  }
  return { rows, nameOf }
}
