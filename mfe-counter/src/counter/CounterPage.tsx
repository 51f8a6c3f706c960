import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { Page } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { useState } from 'react'
import { useBasket } from '../open-basket/use-basket.ts'
import { LastPaid, PaidBasket } from '../slip/PaidBasket.tsx'
import { TodayBaskets } from '../today/TodayBaskets.tsx'
import { useCounters } from '../today/use-counters.ts'
import { WaitingBaskets } from '../basket/WaitingBaskets.tsx'
import { Selling } from './Selling.tsx'
import styles from './counter.module.css'

const words = { heading: { en: 'Counter', bn: 'কাউন্টার' } }

/** One counter for everything that is sold: who pays, a basket of lines, one payment, one slip. */
export default function CounterPage() {
  const handle = useBasket()
  const [paid, setPaid] = useState<Basket>()
  const [last, setLast] = useState<Basket>()
  const { isAll } = useCounters()
  const today = useGet<Basket[]>('counter/baskets/', isAll ? { params: { all: 1 } } : {})
  const [total, setTotal] = useState('0.00')

  return (
    <Page heading={words.heading}>
      <div className={styles.columns}>
        <div className={styles.main}>
          {paid ? (
            <PaidBasket
              key={paid.id}
              basket={paid}
              onChange={(basket) => {
                setPaid(basket)
                today.refresh()
              }}
              onNext={() => {
                setLast(paid.undone_at ? undefined : paid)
                setPaid(undefined)
              }}
            />
          ) : (
            <>
              {last && handle.basket.payer === undefined && <LastPaid basket={last} />}
              <Selling
                key={handle.basket.key}
                handle={handle}
                onTotal={setTotal}
                onPaid={(basket) => {
                  setPaid(basket)
                  today.refresh()
                  void handle.startNew()
                }}
              />
            </>
          )}
        </div>
        <aside className={styles.side}>
          <WaitingBaskets
            waiting={handle.waiting}
            onCallBack={(stored) => {
              setPaid(undefined)
              void handle.callBack(stored, total)
            }}
            onDiscard={(stored) => void handle.discard(stored)}
          />
          <TodayBaskets baskets={today} openId={paid?.id} onOpen={setPaid} />
        </aside>
      </div>
    </Page>
  )
}
