import type { RequestError } from '@samity/shared-api/client'
import type { Basket } from '@samity/shared-api/contract/sales/basket'
import { useLanguage } from '@samity/shared-ui/words'
import { useRef, useState } from 'react'
import type { OpenBasket } from '../open-basket/basket.ts'
import { errorsByLine, ruleErrorsOf, type CompleteLine, type LineErrors } from '../lines/kinds.ts'
import type { PayValues } from './PayForm.tsx'
import { usePayment } from './use-pay.ts'

type Props = {
  basket: OpenBasket
  lines: readonly CompleteLine[]
  onErrors: (errors: ReadonlyMap<string, LineErrors>) => void
  onPaid: (basket: Basket) => void
}

const payerOf = ({ payer, customerName }: OpenBasket): string =>
  payer ? `${payer.name_english} (${payer.bar_registration_number})` : customerName

/** The step from the lines to the payment and back: it opens when the lines are complete. */
export function usePayStep({ basket, lines, onErrors, onPaid }: Props) {
  const language = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const [problem, setProblem] = useState<RequestError>()
  const lastValues = useRef<PayValues>(undefined)
  const close = () => {
    setIsOpen(false)
    setProblem(undefined)
  }

  const { pay, isSaving } = usePayment({
    onPaid: (paid) => {
      close()
      onPaid(paid)
    },
    onRefused: (error) => {
      const byLine = errorsByLine(error.errors)
      if (byLine.size === 0) return setProblem(error)
      close()
      onErrors(
        new Map([...byLine].flatMap(([index, one]) => (lines[index] ? [[lines[index].line.id, one]] : []))),
      )
    },
  })

  function send(values: PayValues) {
    const { given, place } = values
    lastValues.current = values
    setProblem(undefined)
    const ofPlace = place === undefined || basket.hasSeveralTypes ? {} : { place }
    void pay({
      key: basket.key,
      payer: payerOf(basket),
      given,
      lines: lines.map(({ kind: { path }, body }) => ({ path, body: { ...body, ...ofPlace } })),
    })
  }

  return {
    isOpen,
    isSaving,
    problem,
    close,
    open() {
      if (lines.length === 0) return
      const errors = lines.flatMap((complete): [string, LineErrors][] => {
        const lineErrors = ruleErrorsOf(complete, language)
        return Object.keys(lineErrors).length > 0 ? [[complete.line.id, lineErrors]] : []
      })
      onErrors(new Map(errors))
      setIsOpen(errors.length === 0)
    },
    pay: send,
    /** After a lost answer: the same content goes with the same key */
    retry: () => lastValues.current && send(lastValues.current),
  }
}
