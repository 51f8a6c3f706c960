export type PaperSize = 'a5' | 'roll'

const storageKey = 'receipt_paper'

/** The paper that was chosen on this computer: a counter has one printer, so nobody should say it twice. */
export const readPaperSize = (): PaperSize => (localStorage.getItem(storageKey) === 'roll' ? 'roll' : 'a5')
export const savePaperSize = (paperSize: PaperSize): void => localStorage.setItem(storageKey, paperSize)

const marginMm = 3
const toMillimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)

let rollStyles: CSSStyleSheet | undefined

/** The roll is cut where the receipt ends: its page is as long as what stands on it. Call it right before printing. */
export function setRollLength(receipt: HTMLElement): void {
  if (!rollStyles) {
    rollStyles = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rollStyles]
  }
  // a millimetre more than it needs, or rounding would begin a second page
  const lengthMm = toMillimetres(receipt.offsetHeight) + 2 * marginMm + 1
  rollStyles.replaceSync(`@page samity-roll { size: 80mm ${lengthMm}mm; margin: ${marginMm}mm }`)
}
