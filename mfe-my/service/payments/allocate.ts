/** It can be paid alone. Of one `row`, such as the months of a room, the oldest is paid first. */
export type OwedPart = { key: string; row: string; since: string; paisa: number }

/** The oldest first: a part is paid whole, or it waits, and the later ones of its row with it. */
export function allocate<Part extends OwedPart>(
  parts: readonly Part[],
  amountPaisa: number,
): { paid: Part[]; restPaisa: number } {
  const waitingRows = new Set<string>()
  let restPaisa = amountPaisa
  const paid = parts
    .toSorted((one, other) => compare(one.since, other.since) || compare(one.row, other.row))
    .filter((part) => {
      if (waitingRows.has(part.row)) return false
      if (part.paisa > restPaisa) {
        waitingRows.add(part.row)
        return false
      }
      restPaisa -= part.paisa
      return true
    })
  return { paid, restPaisa }
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other)
