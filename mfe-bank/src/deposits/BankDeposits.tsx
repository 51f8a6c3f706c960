import type { SlotProps } from '@samity/shared-api/module'
import { DepositTab } from './DepositTab.tsx'

/** A tab of a bank. */
export default function BankDeposits({ bank }: SlotProps['bank.tab']) {
  return <DepositTab filter={{ bank_id: bank.id }} />
}
