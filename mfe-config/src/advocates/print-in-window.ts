const styleTimeoutMs = 5000

/** Resolves also on an error or after the timeout: a missing style sheet must not block printing. */
const whenLoaded = (link: HTMLElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    setTimeout(resolve, styleTimeoutMs)
  })

/**
 * Prints a copy of an element in a separate 900 × 700 window with the styles of this page. Returns false if
 * the browser blocks the window.
 */
export async function printInWindow(element: HTMLElement, title: string): Promise<boolean> {
  const printWindow = window.open('', '_blank', 'width=900,height=700')
  if (!printWindow) return false
  const printDocument = printWindow.document
  printDocument.title = title
  printDocument.documentElement.lang = document.documentElement.lang
  // the shell inlines most styles
  const styles = [...document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style')].map((sheet) =>
    printDocument.importNode(sheet, true),
  )
  const styleLoads = styles.filter(({ tagName }) => tagName === 'LINK').map(whenLoaded)
  printDocument.head.append(...styles)
  printDocument.body.append(printDocument.importNode(element, true))
  await Promise.all([
    ...styleLoads,
    ...[...printDocument.images].map((image) => image.decode().catch(() => undefined)),
  ])
  printWindow.focus()
  printWindow.print()
  return true
}
