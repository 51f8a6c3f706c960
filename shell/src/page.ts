import type { PageContext, ModuleRegistry } from '@samity/shared-api/module'

function findDataBlock(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page carries no data block '${id}'.`)
  return element
}

const contentOf = (id: string): unknown => JSON.parse(findDataBlock(id).textContent)

// the server wrote these blocks from these very types
export const readPageContext = () => contentOf('page') as PageContext
export const readInlinedRegistry = () => contentOf('modules') as ModuleRegistry
/** What styles written at run time must carry to be allowed by the page's content security policy. */
export const pageNonce = (): string => findDataBlock('nonce').nonce ?? ''
