import type { PageContext, ModuleRegistry } from '@samity/shared-api/module'

function findDataBlock(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no data block '${id}'.`)
  return element
}

const contentOf = (id: string): unknown => JSON.parse(findDataBlock(id).textContent)

// the server writes these blocks from the same types
export const readPageContext = () => contentOf('page') as PageContext

/**
 * True on a page of `npm run dev`, whose modules come from development servers without hashes. Callers
 * compare NODE_ENV first, which removes the call from the build for production: no page of it can be one.
 */
export const isDevelopmentPage = () =>
  process.env['NODE_ENV'] === 'development' && readPageContext().development?.everyone === true

export const readInlinedRegistry = () => contentOf('modules') as ModuleRegistry
/** The nonce that a style element created at run time needs. */
export const pageNonce = (): string => findDataBlock('nonce').nonce ?? ''
