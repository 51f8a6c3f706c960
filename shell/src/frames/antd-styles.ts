import { fetchFile } from '../modules/guard/fetch-file.ts'

/** Made by packages/tooling/src/build/antd. Undefined in unit tests, where antd makes its styles itself. */
declare const ANTD_STYLES: { href: string; integrity: string } | undefined

let styles: Promise<void> | undefined
let fetchedStyles: Promise<unknown> | undefined

/** Inserts the style sheet before all others, because the styles of our own components override it. */
const insertStyles = ({ href, integrity }: NonNullable<typeof ANTD_STYLES>): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`Failed to load ${href}`))
    })
    document.head.prepend(link)
  })

/** Fetches the styles into the browser's cache. Their rules for plain links must not reach a public page. */
export function fetchAntdStyles(): Promise<unknown> {
  if (typeof ANTD_STYLES === 'undefined') return Promise.resolve()
  fetchedStyles ??= fetchFile(ANTD_STYLES.href, ANTD_STYLES.integrity)
  return fetchedStyles
}

/** Loads the style sheet of antd once, and again after a failure. */
export function loadAntdStyles(): Promise<void> {
  if (typeof ANTD_STYLES === 'undefined') return Promise.resolve()
  const file = ANTD_STYLES
  styles ??= insertStyles(file).catch((error: unknown) => {
    styles = undefined
    throw error
  })
  return styles
}
