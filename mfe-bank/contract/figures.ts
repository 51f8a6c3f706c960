import type { Day } from '@samity/shared-api/contract'
import type { Deposit } from './deposit.ts'
import type { Cheque } from './cheques.ts'
import type { Reconciliation } from './reconciliation.ts'

/**
 * The response of `GET x/mfe-bank/figures/?on=`: the bank desk at the end of a day. Amounts are decimal
 * strings.
 */
export type BankFigures = {
  on: Day
  deposits: Pick<
    Deposit,
    'id' | 'number' | 'bank_name' | 'branch' | 'fund' | 'opened_on' | 'matures_on' | 'principal'
  >[]
  principal: string
  /** Cheques that the bank had not settled: received ones in hand or deposited, issued ones not presented */
  cheques: Pick<
    Cheque,
    'id' | 'direction' | 'number' | 'bank_name' | 'party' | 'drawn_on' | 'document_number' | 'amount'
  >[]
  received: string
  issued: string
  reconciliations: Pick<
    Reconciliation,
    | 'id'
    | 'account_name'
    | 'account_no'
    | 'day'
    | 'bank_balance'
    | 'book_balance'
    | 'book_outstanding'
    | 'bank_outstanding'
  >[]
}
