import { fetchFile } from './fetch-file.ts'

type GuardOptions = {
  /** The hash that a file below a known release must have; undefined for any other file */
  hashOf: (url: string) => string | undefined
  onFailure: (url: string) => void
}
type FileElement = HTMLScriptElement | HTMLLinkElement

const loadingRels = /^(?:stylesheet|preload|modulepreload)$/
const isScript = (node: Node): node is HTMLScriptElement => node instanceof HTMLScriptElement
const urlOf = (node: FileElement) => (isScript(node) ? node.src : node.href)

/**
 * A script or style sheet that is about to be asked for must carry a hash; of which file it is, the address says. The
 * bundler's own hashes stand inside a file that was checked.
 */
function requireIntegrity(node: Node, { hashOf }: GuardOptions): node is FileElement {
  if (!isScript(node) && !(node instanceof HTMLLinkElement && loadingRels.test(node.rel))) return false
  if (!node.integrity) {
    const hash = hashOf(urlOf(node))
    if (!hash) return false
    node.integrity = hash
    node.crossOrigin = 'anonymous'
  }
  // what is only announced runs nothing
  return isScript(node) ? node.src !== '' : node.rel === 'stylesheet'
}

const dispatch = (node: FileElement, type: 'load' | 'error') => node.dispatchEvent(new Event(type))

/** The browser may still refuse what it has announced before: then the same file is asked for under another address. */
function retryWithCopy(node: FileElement): void {
  const copy = document.createElement(isScript(node) ? 'script' : 'link') as FileElement
  for (const { name, value } of node.attributes) copy.setAttribute(name, value)
  copy.integrity = node.integrity
  const url = new URL(urlOf(node))
  // one that no cache has seen: this one, too, may have been answered wrongly before
  url.searchParams.set('again', String(Date.now()))
  copy.setAttribute(isScript(node) ? 'src' : 'href', url.href)
  copy.addEventListener('load', () => dispatch(node, 'load'))
  copy.addEventListener('error', () => dispatch(node, 'error'))
  node.replaceWith(copy)
}

/**
 * Neither can a script's request be ended nor its bytes be asked for past the cache. So they are fetched first; the
 * element stands in its place when the browser's cache has the right ones, and is told of the error otherwise.
 */
function insertWhenFetched(
  node: FileElement,
  { onFailure }: GuardOptions,
  insert: (slot: Node) => void,
): void {
  const url = urlOf(node)
  // style sheets take effect in the order in which they were asked for
  const placeholder = document.createComment('')
  insert(placeholder)
  const retry = (event: Event) => {
    event.stopImmediatePropagation()
    retryWithCopy(node)
  }
  const insertNode = () => {
    node.addEventListener('error', retry, { capture: true, once: true })
    placeholder.replaceWith(node)
  }
  const fail = () => {
    placeholder.remove()
    onFailure(url)
    dispatch(node, 'error')
  }
  fetchFile(url, node.integrity).then(insertNode, fail)
}

/**
 * Bundlers put deeper chunks on the page by themselves, most of them without a hash. Below a release every script and
 * style sheet gets the registry's, or one that no content has.
 */
export function guardElements(options: GuardOptions): void {
  const { appendChild, insertBefore } = Node.prototype
  const { append, prepend } = Element.prototype
  /** Whether the element comes by itself, later */
  const intercept = (node: Node, insert: (slot: Node) => void): boolean => {
    if (!requireIntegrity(node, options)) return false
    insertWhenFetched(node, options, insert)
    return true
  }
  const nodesToInsert = (nodes: (Node | string)[], insert: (slot: Node) => void) =>
    nodes.filter((node) => typeof node === 'string' || !intercept(node, insert))
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      return intercept(node, (placeholder) => appendChild.call(this, placeholder))
        ? node
        : appendChild.call(this, node)
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      return intercept(node, (placeholder) => insertBefore.call(this, placeholder, before))
        ? node
        : insertBefore.call(this, node, before)
    },
  })
  Object.assign(Element.prototype, {
    append(this: Element, ...nodes: (Node | string)[]) {
      append.apply(
        this,
        nodesToInsert(nodes, (placeholder) => append.call(this, placeholder)),
      )
    },
    prepend(this: Element, ...nodes: (Node | string)[]) {
      prepend.apply(
        this,
        nodesToInsert(nodes, (placeholder) => prepend.call(this, placeholder)),
      )
    },
  })
}
