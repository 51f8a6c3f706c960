const scopeSelector = '[role=dialog], section, main'
const toolsSelector = '[data-table-tools]'

function filterValue(filter: Element): string | undefined {
  const select = filter.querySelector('select')
  if (select) return select.value ? select.selectedOptions[0]?.text : undefined
  return filter.querySelector('input')?.value.trim() || undefined
}

/**
 * Describes the filters of a table in one printed line: 'Type: Sticker · From Date: 01/11/2026'. It includes
 * those of the page, but not those of another table on the page.
 */
export function describeFilters(table: HTMLElement): string {
  const page = table.closest(scopeSelector) ?? table
  return [...page.querySelectorAll('[data-filter]')]
    .filter((filter) => table.contains(filter) || !filter.closest(toolsSelector))
    .flatMap((filter) => {
      const value = filterValue(filter)
      return value ? [`${filter.querySelector('label')?.textContent ?? ''}: ${value}`] : []
    })
    .join(' · ')
}
