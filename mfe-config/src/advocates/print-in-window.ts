const styleTimeoutMs = 5000

/** Resolves also on an error or after the timeout: a missing style sheet must not block printing. */
const whenLoaded = (link: HTMLLinkElement) =>
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
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) =>
    printDocument.importNode(link, true),
  )
  const styleLoads = styles.map(whenLoaded)
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
