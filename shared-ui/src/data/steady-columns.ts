export type ColumnWidths = readonly number[]

const headingsOf = (table: HTMLTableElement) => [...(table.tHead?.rows[0]?.cells ?? [])]

/** Returns the widths that the columns have now. Undefined on a phone, where each row is a card. */
export function measureColumns(table: HTMLTableElement): ColumnWidths | undefined {
  const widths = headingsOf(table).map((heading) => heading.getBoundingClientRect().width)
  return widths.every((width) => width > 0) ? widths : undefined
}

/** Gives the columns these widths, whatever the rows contain. Without widths the rows decide again. */
export function setColumnWidths(table: HTMLTableElement, widths: ColumnWidths | undefined): void {
  const headings = headingsOf(table)
  const fittingWidths = widths?.length === headings.length ? widths : undefined
  table.toggleAttribute('data-steady', fittingWidths !== undefined)
  for (const [index, { style }] of headings.entries())
    style.width = fittingWidths ? `${fittingWidths[index]}px` : ''
}
