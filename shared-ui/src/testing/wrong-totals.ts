import { latinDigits } from '@samity/shared-api/contract/digits'

const amountPattern = /^(?:৳ )?(-?[\d,]+(?:\.\d\d)?)(?: (?:tk|টাকা|overdrawn|ঋণাত্মক))?$/
const lessPattern = /^(less|বাদ) /

/** '1,250.00' as 125000, also in Bengali digits; undefined for a cell that is no figure. */
function readFigure(cell: Element | undefined): number | undefined {
  const [, figure] = amountPattern.exec(latinDigits(cell?.textContent ?? '').trim()) ?? []
  return figure === undefined ? undefined : Math.round(Number(figure.replaceAll(',', '')) * 100)
}

/** The cells of a row by their position; a cell over several columns stands at its last. */
function cellsOf(row: HTMLTableRowElement): Element[] {
  const cells: Element[] = []
  let end = 0
  for (const cell of row.cells) {
    end += cell.colSpan
    cells[end - 1] = cell
  }
  return cells
}

/**
 * Adds up every column of every table of a print, as a reader with a calculator does, and returns the columns
 * whose total is another one. A line that begins with 'less' is taken off. Lines of a `tfoot` that paper does
 * not have are left out.
 */
export function wrongTotals(print: ParentNode): string[] {
  return [...print.querySelectorAll('table')].flatMap((table) => {
    const bodyRows = [...table.tBodies].flatMap(({ rows }) => [...rows])
    const totalRow = [...(table.tFoot?.rows ?? [])].findLast((row) => !row.matches('.listTotal'))
    if (!totalRow) return []
    return cellsOf(totalRow).flatMap((totalCell, column) => {
      const total = readFigure(totalCell)
      if (total === undefined) return []
      const sum = bodyRows.reduce((paisa, row) => {
        const figure = readFigure(cellsOf(row)[column]) ?? 0
        return lessPattern.test(row.textContent) ? paisa - figure : paisa + figure
      }, 0)
      const heading = table.tHead?.rows[0]?.cells[column]?.textContent ?? ''
      return sum === total ? [] : [`${heading}: the rows come to ${sum / 100}, the total is ${total / 100}`]
    })
  })
}
