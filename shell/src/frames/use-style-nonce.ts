import { useLayoutEffect } from 'react'
import { pageNonce } from '../page.ts'

/**
 * Under a dialog antd locks the page's scrolling with a style that does not carry the nonce it was given, so the page's
 * policy refuses it. While the dashboard stands, every style element is made with the nonce.
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
