import { useLayoutEffect } from 'react'
import { pageNonce } from '../page.ts'

/**
 * Gives every new style element the nonce while the dashboard is mounted. When a dialog opens, antd disables
 * page scrolling with a style element without the configured nonce, which the content security policy would
 * block.
 */
export function useStyleNonce(): void {
  useLayoutEffect(() => {
    const create = document.createElement.bind(document)
    const withNonce: typeof document.createElement = (name: string, options?: ElementCreationOptions) => {
      const element = create(name, options)
      if (element instanceof HTMLStyleElement) element.nonce = pageNonce()
      return element
    }
    document.createElement = withNonce
    return () => {
      document.createElement = create
    }
  }, [])
}
