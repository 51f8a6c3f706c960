import type { PageFacts, Registry } from '@samity/shared-api/module'

function block(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page carries no data block '${id}'.`)
  return found
}

// the server wrote both blocks from these very types
const contentOf = <T>(id: string): T => JSON.parse(block(id).textContent) as T

export const readFacts = (): PageFacts => contentOf<PageFacts>('page')
export const readInlinedRegistry = (): Registry => contentOf<Registry>('modules')
/** What styles written at run time must carry to be allowed by the page's content security policy. */
export const pageNonce = (): string => block('page').nonce ?? ''
