import type { Words } from '@samity/shared-api/contract'
import type { ModuleCharge } from '@samity/shared-api/contract/members/module-charge'
import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'

/** A debt of an advocate to the module. Amounts are decimal texts in taka. */
export type ChargeInput = {
  /** The subject of the receipt that will settle it: 'booking/12' */
  subject: string
  /** The id of the advocate */
  advocate: number
  amount: string
  /** The day from which it is among the dues of the advocate: '2026-03-01' */
  due_on: string
  /** The reason for people: 'Evidence Act, 12 days late' */
  title: Words
  /** The page of the module where people take the money: '/dashboard/hall/12' */
  path?: string
}

/**
 * Charges an advocate, for the person of the request or in an event or a job. Needs the right `write:charges`
 * and an approved series. A second call with the subject changes the charge, so that a job may repeat it. The
 * charge is open until a receipt of the series has the subject, with this amount and this advocate; when the
 * receipt is void, the charge is open again. Throws what the API refuses: 422 for an archived advocate, 409
 * with the code 'charge.settled' for a change after the receipt.
 */
export const charge = async (
  request: FastifyRequest,
  series: string,
  input: ChargeInput,
): Promise<ModuleCharge> =>
  // the API returns the charge
  (await requestApi(request, 'charges/', { method: 'POST', body: { series, ...input } })) as ModuleCharge

/**
 * Nobody owes this any more. A subject without a charge changes nothing. Throws 409 with the code
 * 'charge.settled' after the receipt.
 */
export const dropCharge = async (request: FastifyRequest, series: string, subject: string): Promise<void> => {
  await requestApi(request, 'charges/drop/', { method: 'POST', body: { series, subject } })
}

/** The open charges of the series, the oldest first: at most 1000 from `offset` on */
export const listCharges = async (
  request: FastifyRequest,
  series: string,
  offset = 0,
): Promise<ModuleCharge[]> =>
  // the API returns this list
  (await requestApi(request, `charges/?series=${series}&offset=${offset}`)) as ModuleCharge[]
