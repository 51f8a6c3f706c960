import { newIdempotencyKey } from '@samity/shared-api/client'
import type { CounterMember } from '@samity/shared-api/contract/sales/basket'
import type { PaymentType } from '@samity/shared-api/contract/sales/money-record'

export type Payer = Pick<
  CounterMember,
  'id' | 'bar_registration_number' | 'name_english' | 'name_bengali' | 'phone'
>

export const lineKindNames = [
  'vokalotnama',
  'cartis',
  'notary',
  'bail-bond',
  'form',
  'dues',
  'rent',
  'renewal',
  'advocate-change',
  'electricity',
  'donation',
] as const
export type LineKindName = (typeof lineKindNames)[number]

/** The typed values of a line. A missing value means the proposed one. */
export type LineValues = Readonly<Record<string, string | number | undefined>>
export type OpenLine = {
  id: string
  kind: LineKindName
  values: LineValues
  /** Replaces the payment type of the basket while it has several */
  paymentType?: PaymentType
}

export type OpenBasket = {
  /** Made when the basket begins: whoever sends it again pays nothing twice */
  key: string
  /** Null: without a member. Undefined: nobody has said who pays */
  payer: Payer | null | undefined
  customerName: string
  customerPhone: string
  /** Of its papers; undefined means the building of the last sale */
  building: string | undefined
  paymentType: PaymentType
  /** Its lines have payment types of their own */
  hasSeveralTypes: boolean
  lines: readonly OpenLine[]
}

export const newBasket = (): OpenBasket => ({
  key: newIdempotencyKey(),
  payer: undefined,
  customerName: '',
  customerPhone: '',
  building: undefined,
  paymentType: 'cash',
  hasSeveralTypes: false,
  lines: [],
})

export const newLine = (kind: LineKindName, values: LineValues = {}): OpenLine => ({
  id: `line-${newIdempotencyKey()}`,
  kind,
  values,
})

export const toPayer = ({
  id,
  bar_registration_number,
  name_english,
  name_bengali,
  phone,
}: CounterMember): Payer => ({ id, bar_registration_number, name_english, name_bengali, phone })

/** Nothing of it is worth keeping. */
export const isBlankBasket = ({ payer, customerName, customerPhone, lines }: OpenBasket): boolean =>
  !payer && lines.length === 0 && customerName === '' && customerPhone === ''

export const paymentTypeOf = (basket: OpenBasket, line: OpenLine): PaymentType =>
  (basket.hasSeveralTypes && line.paymentType) || basket.paymentType
