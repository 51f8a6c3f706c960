import { ConfigProvider } from 'antd'
import bengali from 'antd/locale/bn_BD'
import english from 'antd/locale/en_US'
import type { ReactNode } from 'react'
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

/** Stands once around everything staff see: colours, fonts, the language of the parts, messages and questions. */
export function Theme({ nonce, children }: Props) {
  const language = useLanguage()
  return (
    <ConfigProvider
      theme={theme}
      locale={language === 'bn' ? bengali : english}
      wave={{ disabled: true }}
      {...(nonce && { csp: { nonce } })}
    >
      {children}
      <ConfirmHost />
      <ToastHost />
    </ConfigProvider>
  )
}
