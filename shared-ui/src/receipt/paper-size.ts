export type PaperSize = 'a5' | 'roll'

const storageKey = 'receipt_paper'

/**
 * The paper size of this computer. It is stored, because a counter has one printer and nobody should choose
 * twice.
 */
export const readPaperSize = (): PaperSize => (localStorage.getItem(storageKey) === 'roll' ? 'roll' : 'a5')
export const savePaperSize = (paperSize: PaperSize): void => localStorage.setItem(storageKey, paperSize)

const marginMm = 3
const toMillimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)

let pageStyles: CSSStyleSheet | undefined

function setPageStyles(rules: string): void {
  // jsdom has none
  if (!document.adoptedStyleSheets) return
  if (!pageStyles) {
    pageStyles = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageStyles]
  }
  pageStyles.replaceSync(rules)
}

/**
 * Sets the page length of the roll to the length of the receipt, where the printer cuts. Call it right before
 * printing.
 */
export function setRollLength(receipt: HTMLElement): void {
  // one millimetre extra, otherwise rounding would start a second page
  const lengthMm = toMillimetres(receipt.offsetHeight) + 2 * marginMm + 1
  setPageStyles(`@page samity-roll { size: 80mm ${lengthMm}mm; margin: ${marginMm}mm }`)
}

const cssString = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')}"`

/**
 * Heads the later pages of a receipt on A5 with its number and name, and with 'page 2 of 2' as `pageOf` has
 * it. Call it right before printing. The boxes in the margin of a page have no element that they could take
 * the text from.
 */
export function setLaterPages(title: string, pageOf: string, hasBengaliDigits: boolean): void {
  const counter = (name: string) => `counter(${name}${hasBengaliDigits ? ', bengali' : ''})`
  const content = pageOf
    .split(/(\{pages?\})/)
    .filter(Boolean)
    .map((part) => (part.startsWith('{') ? counter(part.slice(1, -1)) : cssString(part)))
    .join(' ')
  const font = `font: 9pt ${getComputedStyle(document.body).fontFamily || 'sans-serif'}`
  setPageStyles(
    `@page samity-a5 { @top-left { content: ${cssString(title)}; ${font} } @top-right { content: ${content}; ${font} } }` +
      ' @page samity-a5:first { @top-left { content: none } @top-right { content: none } }',
  )
}
