const slow = 5000

/** A style sheet that cannot be had must not keep the paper waiting. */
const loaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    setTimeout(resolve, slow)
  })

/** Prints a copy of an element in a window of its own, 900 × 700, in the styles of this page. Answers whether the window could be opened. */
export async function printInWindow(element: HTMLElement, title: string): Promise<boolean> {
  const opened = window.open('', '_blank', 'width=900,height=700')
  if (!opened) return false
  const paper = opened.document
  paper.title = title
  paper.documentElement.lang = document.documentElement.lang
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map((link) =>
    paper.importNode(link, true),
  )
  const ready = styles.map(loaded)
  paper.head.append(...styles)
  paper.body.append(paper.importNode(element, true))
  await Promise.all([...ready, ...[...paper.images].map((image) => image.decode().catch(() => undefined))])
  opened.focus()
  opened.print()
  return true
}
