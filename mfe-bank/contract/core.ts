import type { SlotProps } from '@samity/shared-api/module'
import type { Transfer } from '@samity/shared-api/contract/treasury/transfer'

/** The body of `POST transfers/` */
export type TransferInput = {
  from_place: number
  to_place: number
  amount: string
  date: string
  slip_no?: string
  remarks?: string
  subject: string
}
export type PostedTransfer = Pick<Transfer, 'id' | 'number' | 'state' | 'from_place' | 'to_place' | 'amount'>

export type PlaceTab = SlotProps['place.tab']
export type BankTab = SlotProps['bank.tab']
