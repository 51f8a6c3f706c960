import { LoadingOutlined } from '@ant-design/icons'
import { ConfigProvider } from 'antd'
import bengali from 'antd/locale/bn_BD'
import english from 'antd/locale/en_US'
import { useRef, type ReactNode } from 'react'
import { useLanguage } from '../words/index.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { theme } from './theme.ts'
import './tokens.css'
import { ToastHost } from './ToastHost.tsx'

type Props = {
  /** The nonce of the page's content security policy, for the styles that are written while it runs */
  nonce?: string
  children: ReactNode
}

/** It goes at once: antd's own shrinks first, and where the browser drops the end of that, a button is named 'loading' for good. */
const busyButton = { loadingIcon: <LoadingOutlined aria-hidden /> }

/** Stands once around everything staff see: colours, fonts, the language of the parts, messages and questions. */
export function Theme({ nonce, children }: Props) {
  const language = useLanguage()
  const popups = useRef<HTMLDivElement>(null)
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'bn' ? bengali : english}
      // in the body itself a dialog would lock scrolling by a style without a nonce; tokens.css locks it instead
      getPopupContainer={() => popups.current ?? document.body}
      button={busyButton}
      wave={{ disabled: true }}
      {...(nonce && { csp: { nonce } })}
    >
      {children}
      <ConfirmHost />
      <ToastHost />
      <div ref={popups} />
    </ConfigProvider>
  )
}
