import { collection, http } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { bank } from '@samity/shared-api/contract/config/bank'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { moneyPlace, placeFunds } from '@samity/shared-api/contract/treasury/money-place'
import { deposit } from '../../contract/deposit.ts'
import { base } from '../bank-api.ts'

export const deposits = collection(deposit)
export const bankCollection = collection(bank)
export const placeCollection = collection(moneyPlace)
export const resolutionCollection = collection(resolution)

export const depositPath = (id: string | number): string => `${base}/deposits/${id}/`
export const depositSummaryPath = `${base}/deposits/summary/`
export const interestPath = `${base}/deposit-interest/`
export const taxPath = `${base}/tax-rates/`
/** More deposits than one association has */
export const allDeposits = 1000

export const dropMove = async (depositId: number, moveId: number, reason: string) => {
  await http.delete(`${depositPath(depositId)}moves/${moveId}/`, { data: { reason } })
}
export const dropRate = async (depositId: number, rateId: number) => {
  await http.delete(`${depositPath(depositId)}rates/${rateId}/`)
}
export const dropTaxRate = async (day: string) => {
  await http.delete(`${taxPath}${day}/`)
}
export const dropDutySlabs = async (day: string) => {
  await http.delete(`${base}/duty-slabs/${day}/`)
}

export const fundWords = (fund: string): Words =>
  placeFunds.find(({ value }) => value === fund)?.label ?? { en: fund, bn: fund }
export const placeWords = (place: { name_english: string; name_bengali: string }): Words => ({
  en: place.name_english,
  bn: place.name_bengali,
})
