import { today } from '@samity/shared-api/contract'
import type { CashierDues } from '@samity/shared-api/contract/members/dues'
import type { PriceInForce } from '@samity/shared-api/contract/resolutions/price'
import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import { useGet } from '@samity/shared-ui/query'
import { useMemo } from 'react'
import type { Proposals } from '../lines/line-kind.ts'
import { owedItemsOf } from '@samity/shared-api/contract/members/owed-items'
import type { OpenBasket } from '../open-basket/basket.ts'

const useSuggestion = (paper: string) =>
  useGet<CounterSuggestion>('counter/', { params: { paper }, snapshot: true }).data

/**
 * Next serials, prices in force and dues, read before anybody asks, so that a key adds a complete line. They
 * stay as they are while somebody works; the next basket reads them again.
 */
export function useProposals({ payer, lines }: OpenBasket): Proposals {
  const day = today()
  const vokalotnama = useSuggestion('VKL')
  const cartis = useSuggestion('CRT')
  const notary = useSuggestion('NST')
  const bailBond = useSuggestion('BLB')
  const prices = useGet<PriceInForce[]>('prices/in-force/', { params: { on: day } }).data
  const needsDues = lines.some(({ kind }) => kind === 'dues')
  const dues = useGet<CashierDues>(payer && needsDues ? `advocates/${payer.id}/dues/` : undefined, {
    params: { on: day },
  }).data
  const owed = useMemo(() => dues && owedItemsOf(dues), [dues])
  return {
    day,
    prices,
    counters: { VKL: vokalotnama, CRT: cartis, NST: notary, BLB: bailBond },
    owed,
  }
}
