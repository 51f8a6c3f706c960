/*
 * Patches the four methods that put an element on the page: appendChild and insertBefore of Node.prototype,
 * append and prepend of Element.prototype.
 *
 * Why: every script and style sheet of a release must match the hash in the module registry, and must be
 * fetched before it runs (decision 030, which also says what else was possible). The federation runtime
 * hands only the manifest, the entry and the exposed chunks to a plugin (integrity-plugin.ts). The deeper
 * chunks are loaded by the runtime of the module's own bundler: it creates a script or link element and
 * appends it to the head. That code is inside the module, it differs between bundlers, and most chunks
 * have no `integrity` attribute. The moment before an element enters the page is the only one that all
 * bundlers share, that comes before the request, and that the shell controls.
 *
 * Limits: markup from innerHTML and elements from replaceChild, after or insertAdjacentElement are not
 * caught. No bundler loads chunks this way. Files outside known releases are not touched.
 */

import { pageNonce } from '../../page.ts'
import { fetchFile } from './fetch-file.ts'

type GuardOptions = {
  /** Returns the hash that a file of a known release must have, undefined for any other file */
  hashOf: (url: string) => string | undefined
  onFailure: (url: string) => void
}
type FileElement = HTMLScriptElement | HTMLLinkElement

const loadingRels = /^(?:stylesheet|preload|modulepreload)$/
const isScript = (node: Node): node is HTMLScriptElement => node instanceof HTMLScriptElement
const urlOf = (node: FileElement) => (isScript(node) ? node.src : node.href)

/**
 * Gives a script or style sheet of a release the hash of its URL, unless its bundler has set one: those
 * hashes are inside a checked file. Returns whether the file must be fetched before the element is inserted.
 */
function requireIntegrity(node: Node, { hashOf }: GuardOptions): node is FileElement {
  if (!isScript(node) && !(node instanceof HTMLLinkElement && loadingRels.test(node.rel))) return false
  if (!node.integrity) {
    const hash = hashOf(urlOf(node))
    if (!hash) return false
    node.integrity = hash
    node.crossOrigin = 'anonymous'
  }
  // a preload does not run anything
  return isScript(node) ? node.src !== '' : node.rel === 'stylesheet'
}

const dispatch = (node: FileElement, type: 'load' | 'error') => node.dispatchEvent(new Event(type))

/** Loads the file under another URL: the browser may remember a wrong file that it has preloaded. */
function retryWithCopy(node: FileElement): void {
  const copy = document.createElement(isScript(node) ? 'script' : 'link') as FileElement
  for (const { name, value } of node.attributes) copy.setAttribute(name, value)
  copy.integrity = node.integrity
  const url = new URL(urlOf(node))
  // a unique URL, because the response to any other one may be cached too
  url.searchParams.set('again', String(Date.now()))
  copy.setAttribute(isScript(node) ? 'src' : 'href', url.href)
  copy.addEventListener('load', () => dispatch(node, 'load'))
  copy.addEventListener('error', () => dispatch(node, 'error'))
  node.replaceWith(copy)
}

/** Only a link element resolves URLs against the URL of its file. */
const urlOfAnotherFile = /@import|url\((?!["']?(?:data:|https?:))/i

/** Returns the styles if a style element can hold them, else undefined. */
async function readStyles(response: Response): Promise<string | undefined> {
  try {
    const text = await response.text()
    return urlOfAnotherFile.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** A style element with fetched styles. With a link the browser would request the file a second time. */
function createStyleElement({ href, media }: HTMLLinkElement, text: string): HTMLStyleElement {
  const style = document.createElement('style')
  style.nonce = pageNonce()
  style.media = media
  // the browser's tools show the styles under this name
  style.textContent = `${text}\n/*# sourceURL=${href} */`
  return style
}

/**
 * Fetches the file first and then inserts the element. A script reads the file from the browser's cache: the
 * policy allows no other way. Styles are inserted as text. A script element alone can neither abort its
 * request nor bypass the cache. If the fetch fails, the element gets an error event and is not inserted.
 */
function insertWhenFetched(
  node: FileElement,
  { onFailure }: GuardOptions,
  insert: (slot: Node) => void,
): void {
  const url = urlOf(node)
  // the placeholder keeps the order of style sheets
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
  const insertFetched = async (response: Response) => {
    const styles = isScript(node) ? undefined : await readStyles(response)
    if (styles === undefined || isScript(node)) return insertNode()
    placeholder.replaceWith(createStyleElement(node, styles))
    return dispatch(node, 'load')
  }
  const fail = () => {
    placeholder.remove()
    onFailure(url)
    dispatch(node, 'error')
  }
  fetchFile(url, node.integrity).then(insertFetched).catch(fail)
}

/**
 * Installs the patches. From then on, every script and style sheet of a known release is loaded only with the
 * hash of the registry. A file that the registry does not name gets a hash that no content has.
 */
export function guardElements(options: GuardOptions): void {
  const { appendChild, insertBefore } = Node.prototype
  const { append, prepend } = Element.prototype
  /** Returns true when the element will be inserted later, after the fetch */
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
