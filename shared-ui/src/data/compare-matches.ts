const naturalOrder = new Intl.Collator(['bn', 'en'], { numeric: true, sensitivity: 'base' })
export const foldText = (text: string) => text.normalize('NFC').trim().toLowerCase()

/**
 * 0 for a text that begins with what is typed, 1 when one of its words does, 2 for one that has it inside a
 * word.
 */
function placeOf(text: string, typed: string): number {
  const folded = foldText(text)
  if (folded.startsWith(typed)) return 0
  return folded.split(/[\s(/-]+/).some((word) => word.startsWith(typed)) ? 1 : 2
}

export const hasWordBeginning = (text: string, typed: string) => placeOf(text, foldText(typed)) < 2

/**
 * The texts that contain what is typed, those first of which a word begins with it, else in natural order.
 */
export function matchesOf<T>(items: readonly T[], textOf: (item: T) => string, typed: string): T[] {
  const folded = foldText(typed)
  return items
    .filter((item) => foldText(textOf(item)).includes(folded))
    .toSorted(
      (one, other) =>
        placeOf(textOf(one), folded) - placeOf(textOf(other), folded) ||
        naturalOrder.compare(textOf(one), textOf(other)),
    )
}
