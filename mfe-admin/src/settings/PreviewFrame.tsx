import type { Language } from '@samity/shared-api/contract'
import styles from './settings.module.css'

/** A style element needs it under the content security policy. The server writes it into this block. */
const pageNonce = () => document.getElementById('nonce')?.nonce ?? ''

type Props = {
  html: string
  styles: string
  language: Language
  title: string
  phone: boolean
  /** The previewed part is at the end of the page */
  scrollToEnd: boolean
}

/**
 * Shows the page in a frame without scripts, under the content security policy of this page. Its links do
 * nothing: they open a new window, which the sandbox forbids.
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
