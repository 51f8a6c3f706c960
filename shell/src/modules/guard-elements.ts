type HashOf = (url: string) => string | undefined

const loads = /^(?:stylesheet|preload|modulepreload)$/

/** A script or style sheet that is about to be asked for must carry a hash; of which file it is, the address says. */
function demand(node: unknown, hashOf: HashOf): void {
  const script = node instanceof HTMLScriptElement
  if (!script && !(node instanceof HTMLLinkElement && loads.test(node.rel))) return
  // what the bundler has hashed itself stands inside a file that was checked
  if (node.integrity) return
  const hash = hashOf(script ? node.src : node.href)
  if (!hash) return
  node.integrity = hash
  node.crossOrigin = 'anonymous'
}

/**
 * Bundlers put deeper chunks on the page by themselves, most of them without a hash. Below a release every script and
 * style sheet gets the registry's, or one that no content has.
 */
export function guardElements(hashOf: HashOf): void {
  const { appendChild, insertBefore } = Node.prototype
  const { append, prepend } = Element.prototype
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      demand(node, hashOf)
      return appendChild.call(this, node)
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      demand(node, hashOf)
      return insertBefore.call(this, node, before)
    },
  })
  Object.assign(Element.prototype, {
    append(this: Element, ...nodes: (Node | string)[]) {
      for (const node of nodes) demand(node, hashOf)
      append.apply(this, nodes)
    },
    prepend(this: Element, ...nodes: (Node | string)[]) {
      for (const node of nodes) demand(node, hashOf)
      prepend.apply(this, nodes)
    },
  })
}
