import { fetchFile } from './fetch-file.ts'

type Elements = {
  /** The hash that a file below a known release must have; undefined for any other file */
  hashOf: (url: string) => string | undefined
  noteFailed: (url: string) => void
}
type FileElement = HTMLScriptElement | HTMLLinkElement

const loads = /^(?:stylesheet|preload|modulepreload)$/
const isScript = (node: Node): node is HTMLScriptElement => node instanceof HTMLScriptElement
const addressOf = (node: FileElement) => (isScript(node) ? node.src : node.href)

/**
 * A script or style sheet that is about to be asked for must carry a hash; of which file it is, the address says. The
 * bundler's own hashes stand inside a file that was checked.
 */
function demand(node: Node, { hashOf }: Elements): node is FileElement {
  if (!isScript(node) && !(node instanceof HTMLLinkElement && loads.test(node.rel))) return false
  if (!node.integrity) {
    const hash = hashOf(addressOf(node))
    if (!hash) return false
    node.integrity = hash
    node.crossOrigin = 'anonymous'
  }
  // what is only announced runs nothing
  return isScript(node) ? node.src !== '' : node.rel === 'stylesheet'
}

const tell = (node: FileElement, type: 'load' | 'error') => node.dispatchEvent(new Event(type))

/** The browser may still refuse what it has announced before: then the same file is asked for under another address. */
function replace(node: FileElement): void {
  const copy = document.createElement(isScript(node) ? 'script' : 'link') as FileElement
  for (const { name, value } of node.attributes) copy.setAttribute(name, value)
  copy.integrity = node.integrity
  const address = new URL(addressOf(node))
  // one that no cache has seen: this one, too, may have been answered wrongly before
  address.searchParams.set('again', String(Date.now()))
  copy.setAttribute(isScript(node) ? 'src' : 'href', address.href)
  copy.addEventListener('load', () => tell(node, 'load'))
  copy.addEventListener('error', () => tell(node, 'error'))
  node.replaceWith(copy)
}

/**
 * Neither can a script's request be ended nor its bytes be asked for past the cache. So they are fetched first; the
 * element stands in its place when the browser's cache has the right ones, and is told of the error otherwise.
 */
function putWhenFetched(node: FileElement, { noteFailed }: Elements, put: (place: Node) => void): void {
  const url = addressOf(node)
  // style sheets take effect in the order in which they were asked for
  const place = document.createComment('')
  put(place)
  const refused = (event: Event) => {
    event.stopImmediatePropagation()
    replace(node)
  }
  const fetched = () => {
    node.addEventListener('error', refused, { capture: true, once: true })
    place.replaceWith(node)
  }
  const failed = () => {
    place.remove()
    noteFailed(url)
    tell(node, 'error')
  }
  fetchFile(url, node.integrity).then(fetched, failed)
}

/**
 * Bundlers put deeper chunks on the page by themselves, most of them without a hash. Below a release every script and
 * style sheet gets the registry's, or one that no content has.
 */
export function guardElements(elements: Elements): void {
  const { appendChild, insertBefore } = Node.prototype
  const { append, prepend } = Element.prototype
  /** Whether the element comes by itself, later */
  const takes = (node: Node, put: (place: Node) => void): boolean => {
    if (!demand(node, elements)) return false
    putWhenFetched(node, elements, put)
    return true
  }
  const rest = (nodes: (Node | string)[], put: (place: Node) => void) =>
    nodes.filter((node) => typeof node === 'string' || !takes(node, put))
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      return takes(node, (place) => appendChild.call(this, place)) ? node : appendChild.call(this, node)
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      return takes(node, (place) => insertBefore.call(this, place, before))
        ? node
        : insertBefore.call(this, node, before)
    },
  })
  Object.assign(Element.prototype, {
    append(this: Element, ...nodes: (Node | string)[]) {
      append.apply(
        this,
        rest(nodes, (place) => append.call(this, place)),
      )
    },
    prepend(this: Element, ...nodes: (Node | string)[]) {
      prepend.apply(
        this,
        rest(nodes, (place) => prepend.call(this, place)),
      )
    },
  })
}
