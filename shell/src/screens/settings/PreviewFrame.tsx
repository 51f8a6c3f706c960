import type { Language } from '@samity/shared-api/contract'
import { pageNonce } from '../../page.ts'
import styles from './settings.module.css'

type Props = {
  html: string
  styles: string
  language: Language
  title: string
  phone: boolean
  /** What is looked at stands at the page's end */
  scrollToEnd: boolean
}

/**
 * The page stands in a frame without scripts, under this page's own policy; its links ask for a new window, which such a
 * frame may not open.
 */
export function PreviewFrame({ html, styles: css, language, title, phone, scrollToEnd }: Props) {
  const documentHtml = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${pageNonce()}">${css}</style></head><body>${html.replaceAll('<a ', '<a target="_blank" ')}</body></html>`
  return (
    <iframe
      key={phone ? 'phone' : 'computer'}
      className={phone ? styles.phone : styles.screen}
      sandbox="allow-same-origin"
      srcDoc={documentHtml}
      title={title}
      onLoad={({ currentTarget: { contentWindow } }) =>
        scrollToEnd && contentWindow?.scrollTo(0, contentWindow.document.body.scrollHeight)
      }
    />
  )
}
