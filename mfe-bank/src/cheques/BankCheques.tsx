import { LoadingState } from '@samity/shared-ui/core'
import type { BankTab } from '../../contract/core.ts'
import { usePlaces } from './cheque-api.ts'
import { ChequesOf } from './ChequesOf.tsx'

export default function BankCheques({ bank }: BankTab) {
  const { rows } = usePlaces()
  if (rows.length === 0) return <LoadingState />
  return <ChequesOf places={rows.filter((place) => place.bank === bank.id).map(({ id }) => id)} />
}
