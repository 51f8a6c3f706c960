export type Paper = 'a5' | 'roll'

const place = 'receipt_paper'

/** The paper that was chosen on this computer: a counter has one printer, so nobody should say it twice. */
export const chosenPaper = (): Paper => (localStorage.getItem(place) === 'roll' ? 'roll' : 'a5')
export const choosePaper = (paper: Paper): void => localStorage.setItem(place, paper)

const margin = 3
const millimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96)

let roll: CSSStyleSheet | undefined

/** The roll is cut where the receipt ends: its page is as long as what stands on it. Call it right before printing. */
export function cutRoll(receipt: HTMLElement): void {
  if (!roll) {
    roll = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, roll]
  }
  // a millimetre more than it needs, or rounding would begin a second page
  const length = millimetres(receipt.offsetHeight) + 2 * margin + 1
  roll.replaceSync(`@page samity-roll { size: 80mm ${length}mm; margin: ${margin}mm }`)
}
