import type { CounterLookUp, CounterMember } from '@samity/shared-api/contract/sales/basket'
import { ErrorState, LoadingState, type InputRef } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import type { Ref } from 'react'
import type { OpenBasket } from '../open-basket/basket.ts'
import { CustomerFields } from './CustomerFields.tsx'
import { LookUpField } from './LookUpField.tsx'
import { PersonCard } from './PersonCard.tsx'

/** The member of a basket as they are now: one that was looked up, or read again for a restored basket. */
export function usePayingMember({ payer }: OpenBasket, found: CounterMember | undefined) {
  const isFound = !!payer && found?.id === payer.id
  const query = useGet<CounterLookUp>(payer && !isFound ? 'counter/look-up/' : undefined, {
    params: { q: payer?.bar_registration_number },
  })
  return {
    member: isFound ? found : query.data?.members.find(({ id }) => id === payer?.id),
    error: isFound ? undefined : query.error,
    refresh: query.refresh,
  }
}

type Props = {
  ref: Ref<InputRef>
  basket: OpenBasket
  paying: ReturnType<typeof usePayingMember>
  onPick: (member: CounterMember) => void
  onWithout: () => void
  /** Asks again who pays */
  onOther: () => void
  onChange: (values: Partial<OpenBasket>) => void
  onLeave: () => void
}

/** Who pays: the look-up field, then the member, or the customer's name and phone. */
export function Payer({ ref, basket, paying, onPick, onWithout, onOther, onChange, onLeave }: Props) {
  const { payer } = basket
  if (payer === undefined)
    return <LookUpField ref={ref} onPick={onPick} onWithout={onWithout} onLeave={onLeave} />
  if (payer === null) return <CustomerFields basket={basket} onChange={onChange} onFindMember={onOther} />
  if (paying.member) return <PersonCard member={paying.member} onOther={onOther} />
  return paying.error ? <ErrorState error={paying.error} retry={paying.refresh} /> : <LoadingState />
}
