import { basketLimit, type Basket, type CounterMember } from '@samity/shared-api/contract/sales/basket'
import { Card, type InputRef } from '@samity/shared-ui/core'
import { ErrorSummary } from '@samity/shared-ui/forms'
import { useEffect, useRef, useState } from 'react'
import { AddKeys } from '../basket/AddKeys.tsx'
import { toPayer, type LineKindName } from '../open-basket/basket.ts'
import { BasketLines } from '../basket/BasketLines.tsx'
import { useStoredBasket, type BasketHandle } from '../open-basket/use-basket.ts'
import { useLineChanges } from '../basket/use-line-changes.ts'
import { useProposals } from '../basket/use-proposals.ts'
import { completeLines, totalOf } from '../lines/kinds.ts'
import { PayBar } from '../pay/PayBar.tsx'
import { PayForm } from '../pay/PayForm.tsx'
import { usePayStep } from '../pay/use-pay-step.ts'
import { Payer, usePayingMember } from '../person/Payer.tsx'
import { focusFirstField, useFocusOfLines } from './use-focus-of-lines.ts'
import { useCounterKeys } from './use-counter-keys.ts'
import styles from './counter.module.css'

type Props = {
  handle: BasketHandle
  /** Tells the total, which a basket that is put aside shows */
  onTotal: (total: string) => void
  onPaid: (basket: Basket) => void
}

export function Selling({ handle, onTotal, onPaid }: Props) {
  const { basket, change } = handle
  const screen = useRef<HTMLDivElement>(null)
  const field = useRef<InputRef>(null)
  const [found, setFound] = useState<CounterMember>()
  const paying = usePayingMember(basket, found)
  const proposals = useProposals(basket)
  const lineChanges = useLineChanges(handle)
  const lines = completeLines(basket, proposals)
  const total = totalOf(lines)
  useStoredBasket(basket, total)
  useEffect(() => onTotal(total), [onTotal, total])

  const pay = usePayStep({ basket, lines, onErrors: lineChanges.setErrors, onPaid })
  const focusKeys = useFocusOfLines(screen, { ...lineChanges, lines })

  const add = (kind: LineKindName) => {
    if (basket.lines.length < basketLimit) lineChanges.add(kind, paying.member)
  }
  const pickNobody = () => {
    change({ payer: null })
    focusFirstField(() => document.getElementById('customer_name'))
  }
  const askAgain = () => {
    change({ payer: undefined })
    focusFirstField(() => document.getElementById('counter-who'))
  }
  useCounterKeys(() => screen.current, {
    lookUp: askAgain,
    withoutMember: pickNobody,
    putAside: () => void handle.putAside(total),
    pay: pay.open,
    add,
  })

  return (
    <div ref={screen} className={styles.selling}>
      <Card>
        <Payer
          ref={field}
          basket={basket}
          paying={paying}
          onPick={(member) => {
            setFound(member)
            change({ payer: toPayer(member), customerName: '', customerPhone: '' })
            focusKeys()
          }}
          onWithout={pickNobody}
          onOther={askAgain}
          onChange={change}
          onLeave={focusKeys}
        />
      </Card>
      <Card>
        <AddKeys
          isPossible={(kind) => basket.lines.length < basketLimit && lineChanges.isPossible(kind)}
          onAdd={add}
        />
        <BasketLines
          lines={lines}
          errors={lineChanges.errors}
          removed={lineChanges.removed}
          onChange={change}
          onChangeLine={lineChanges.changeLine}
          onRemove={(removed) => {
            lineChanges.remove(removed)
            focusKeys()
          }}
          onPutBack={() => {
            lineChanges.putBack()
            focusKeys()
          }}
          onPay={pay.open}
          onLeave={focusKeys}
        />
      </Card>
      <PayBar
        total={total}
        isEmpty={lines.length === 0}
        onPay={pay.open}
        onPutAside={() => void handle.putAside(total)}
      >
        {pay.isOpen && (
          <div className={styles.payment}>
            {pay.problem && <ErrorSummary error={pay.problem} onRetry={pay.retry} />}
            <PayForm
              basket={basket}
              lines={lines}
              total={total}
              isBusy={pay.isSaving}
              onChange={change}
              onPay={pay.pay}
              onCancel={() => {
                pay.close()
                focusKeys()
              }}
            />
          </div>
        )}
      </PayBar>
    </div>
  )
}
