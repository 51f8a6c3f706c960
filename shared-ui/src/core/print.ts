import './print.css'

/** Prints one element of the page and nothing else, then leaves the page as it was. */
export function printOnly(element: HTMLElement): void {
  const page = document.documentElement
  element.setAttribute('data-print', '')
  page.setAttribute('data-printing', '')
  const undo = () => {
    element.removeAttribute('data-print')
    page.removeAttribute('data-printing')
    window.removeEventListener('afterprint', undo)
  }
  window.addEventListener('afterprint', undo)
  window.print()
}
