import './print.css'

const mark = 'data-print'

/** Prints one element of the page and nothing else, then leaves the page as it was. */
export function printOnly(element: HTMLElement): void {
  // of a browser that never told that it had printed
  for (const former of document.querySelectorAll(`[${mark}]`)) former.removeAttribute(mark)
  element.setAttribute(mark, '')
  window.addEventListener('afterprint', () => element.removeAttribute(mark), { once: true })
  window.print()
}
