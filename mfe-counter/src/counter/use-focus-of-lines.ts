import { useEffect, type RefObject } from 'react'
import { useLanguage } from '@samity/shared-ui/words'
import { ruleErrorsOf, type CompleteLine, type LineErrors } from '../lines/kinds.ts'

/** After React has rendered it. */
export const focusFirstField = (find: () => HTMLElement | null | undefined) =>
  setTimeout(() => find()?.focus())

const invalid = '[aria-invalid=true]'

type Lines = {
  lines: readonly CompleteLine[]
  errors: ReadonlyMap<string, LineErrors>
  addedId: string | undefined
}

/**
 * Moves the focus: to the first empty field of a line that was added and lacks something, to the first error
 * of refused lines, and otherwise, with the returned function, to the keys.
 */
export function useFocusOfLines(screen: RefObject<HTMLElement | null>, { lines, errors, addedId }: Lines) {
  const language = useLanguage()
  const focusKeys = () => focusFirstField(() => screen.current?.querySelector<HTMLElement>('[data-keys]'))

  useEffect(() => {
    const added = lines.find(({ line }) => line.id === addedId)
    if (!added) return
    const isComplete = Object.keys(ruleErrorsOf(added, language)).length === 0
    const inputs = [
      ...(screen.current?.querySelectorAll<HTMLInputElement>(
        `#${addedId} :is(input:not([type=checkbox]), select)`,
      ) ?? []),
    ]
    const empty = isComplete ? undefined : inputs.find(({ value }) => value === '')
    if (empty) empty.focus()
    else focusKeys()
    // oxlint-disable-next-line exhaustive-deps -- once for each line that was added
  }, [addedId])

  useEffect(() => {
    if (errors.size > 0) screen.current?.querySelector<HTMLElement>(invalid)?.focus()
  }, [errors, screen])
  return focusKeys
}
