import { sessionAtom } from '@samity/shared-api/session'
import { useQuery, type QueryResult } from '@samity/shared-ui/query'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import {
  deleteBasket,
  readBaskets,
  readTabBasket,
  storeBasket,
  storeTabBasket,
  type StoredBasket,
} from './basket-store.ts'
import { isBlankBasket, newBasket, type OpenBasket } from './basket.ts'

export type BasketHandle = {
  basket: OpenBasket
  change: (update: Partial<OpenBasket> | ((basket: OpenBasket) => OpenBasket)) => void
  /** The other unpaid baskets of the person, newest first */
  waiting: readonly StoredBasket[]
  /** Begins a blank basket; the former one waits until somebody calls it back */
  putAside: (total: string) => Promise<void>
  callBack: (stored: StoredBasket, total: string) => Promise<void>
  discard: (stored: StoredBasket) => Promise<void>
  /** Begins a blank basket; the former one is paid or given up */
  startNew: () => Promise<void>
}

/** The basket of this tab, and the others of the person in this browser. */
export function useBasket(): BasketHandle {
  const user = useAtomValue(sessionAtom).user?.id ?? 0
  const [basket, setBasket] = useState(() => readTabBasket(user) ?? newBasket())
  const stored: QueryResult<StoredBasket[]> = useQuery(['counter waiting baskets'], () => readBaskets(user))

  const toStored = (isAside: boolean, total: string): StoredBasket => ({
    key: basket.key,
    user,
    at: Date.now(),
    isAside,
    total,
    basket,
  })

  async function replaceBy(next: OpenBasket, former: Promise<void>) {
    setBasket(next)
    storeTabBasket(user, undefined)
    await former
    stored.refresh()
  }

  const putAside = (total: string) =>
    isBlankBasket(basket) ? deleteBasket(basket.key) : storeBasket(toStored(true, total))

  return {
    basket,
    change: (update) =>
      setBasket((current) => (typeof update === 'function' ? update(current) : { ...current, ...update })),
    waiting: (stored.data ?? []).filter(({ key }) => key !== basket.key),
    putAside: (total) => replaceBy(newBasket(), putAside(total)),
    callBack: (other, total) => replaceBy(other.basket, putAside(total)),
    discard: async ({ key }) => {
      await deleteBasket(key)
      stored.refresh()
    },
    startNew: () => replaceBy(newBasket(), deleteBasket(basket.key)),
  }
}

/** Keeps the basket over a reload and a power cut. */
export function useStoredBasket(basket: OpenBasket, total: string): void {
  const user = useAtomValue(sessionAtom).user?.id ?? 0
  useEffect(() => {
    if (isBlankBasket(basket)) {
      storeTabBasket(user, undefined)
      void deleteBasket(basket.key)
      return
    }
    storeTabBasket(user, basket)
    void storeBasket({ key: basket.key, user, at: Date.now(), isAside: false, total, basket })
  }, [user, basket, total])
}
