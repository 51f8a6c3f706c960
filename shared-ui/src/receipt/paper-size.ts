export type PaperSize = 'a5' | 'roll'

const storageKey = 'receipt_paper'

/** The paper size of this computer. It is stored, because a counter has one printer and nobody should choose twice. */
export const readPaperSize = (): PaperSize => (localStorage.getItem(storageKey) === 'roll' ? 'roll' : 'a5')
export const savePaperSize = (paperSize: PaperSize): void => localStorage.setItem(storageKey, paperSize)

const marginMm = 3
const toMillimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)

let rollStyles: CSSStyleSheet | undefined

/** Sets the page length of the roll to the length of the receipt, where the printer cuts. Call it right before printing. */
export function setRollLength(receipt: HTMLElement): void {
  if (!rollStyles) {
    rollStyles = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rollStyles]
  }
  // one millimetre extra, otherwise rounding would start a second page
  const lengthMm = toMillimetres(receipt.offsetHeight) + 2 * marginMm + 1
  rollStyles.replaceSync(`@page samity-roll { size: 80mm ${lengthMm}mm; margin: ${marginMm}mm }`)
}
