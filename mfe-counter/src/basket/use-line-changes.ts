import { useState } from 'react'
import type { LineErrors } from '../lines/kinds.ts'
import { rentLinesOf } from '../lines/rent.ts'
import type { CounterMember } from '@samity/shared-api/contract/sales/basket'
import { newLine, type LineKindName, type LineValues, type OpenLine } from '../open-basket/basket.ts'
import type { RemovedLine } from './BasketLines.tsx'
import type { BasketHandle } from '../open-basket/use-basket.ts'

/** Adds, changes and removes lines, with the errors that stand at them. */
export function useLineChanges({ basket, change }: Pick<BasketHandle, 'basket' | 'change'>) {
  const [errors, setErrors] = useState<ReadonlyMap<string, LineErrors>>(new Map())
  const [removed, setRemoved] = useState<RemovedLine>()
  /** The line that was added last: it gets the focus when something of it is missing */
  const [addedId, setAddedId] = useState<string>()

  const isPossible = (kind: LineKindName): boolean => {
    if (kind === 'dues') return !!basket.payer && !basket.lines.some((line) => line.kind === 'dues')
    return kind !== 'advocate-change' || !!basket.payer
  }

  return {
    errors,
    setErrors,
    removed,
    addedId,
    isPossible,
    add(kind: LineKindName, member: CounterMember | undefined) {
      if (!isPossible(kind)) return
      const owedRent = kind === 'rent' && member ? rentLinesOf(member) : []
      const added = owedRent.length > 0 ? owedRent : [newLine(kind)]
      change((current) => ({
        ...current,
        payer: current.payer ?? null,
        lines: [...current.lines, ...added],
      }))
      setAddedId(added[0]!.id)
      setRemoved(undefined)
    },
    changeLine(id: string, values: LineValues, line: Partial<OpenLine> = {}) {
      change((current) => ({
        ...current,
        lines: current.lines.map((one) =>
          one.id === id ? { ...one, ...line, values: { ...one.values, ...values } } : one,
        ),
      }))
      setErrors((current) => new Map([...current].filter(([lineId]) => lineId !== id)))
    },
    remove(line: RemovedLine) {
      change((current) => ({ ...current, lines: current.lines.filter(({ id }) => id !== line.line.id) }))
      setRemoved(line)
    },
    putBack() {
      if (!removed) return
      change((current) => ({
        ...current,
        lines: current.lines.toSpliced(removed.index, 0, removed.line),
      }))
      setRemoved(undefined)
    },
  }
}
