/**
 * A cell of a CSV file. An apostrophe stands before a text that a spreadsheet would treat as a formula;
 * numbers are our own and may start with a minus.
 */
export function csvCell(text: string, isNumber = false): string {
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The beginning of a CSV file: the byte order mark, which tells Excel that the text is UTF-8. */
export const csvStart = '\uFEFF'

export const csvLine = (cells: string[]): string => `${cells.join(',')}\r\n`
