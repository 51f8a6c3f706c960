import type { PageFacts, Registry } from '@samity/shared-api/module'

function block(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page carries no data block '${id}'.`)
  return found
}

const contentOf = (id: string): unknown => JSON.parse(block(id).textContent)

// the server wrote these blocks from these very types
export const readFacts = () => contentOf('page') as PageFacts
export const readInlinedRegistry = () => contentOf('modules') as Registry
/** What styles written at run time must carry to be allowed by the page's content security policy. */
export const pageNonce = (): string => block('nonce').nonce ?? ''
