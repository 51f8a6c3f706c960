import type { SlotProps } from '@samity/shared-api/module'
import { DepositTab } from './DepositTab.tsx'

export default function BankDeposits({ bank }: SlotProps['bank.tab']) {
  return <DepositTab filter={{ bank_id: bank.id }} />
}
