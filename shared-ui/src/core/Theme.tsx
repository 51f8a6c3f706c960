import { Provider as MotionProvider } from '@rc-component/motion'
import { ConfigProvider } from 'antd'
import bengali from 'antd/es/locale/bn_BD'
// the file that antd itself uses, so that it is not loaded twice
import english from 'antd/es/locale/en_US'
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useAssociation, useLanguage, useWords } from '../words/index.ts'
import { ConfirmHost } from './ConfirmHost.tsx'
import { findTheme } from './find-theme.ts'
import { silentIcons } from './icons.tsx'
import { watchPrinting } from './print.ts'
import { ToastHost } from './ToastHost.tsx'
import './tokens.css'
import './base.css'

type Props = {
  /** The nonce of the page's content security policy, for styles that antd adds at runtime */
  nonce?: string
  /** All staff screens */
  children: ReactNode
}

const words = { more: { en: 'More', bn: 'আরও' } }

/** antd moves its parts on every device: the library does not ask. */
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Wraps all staff screens once. It provides colours, fonts, the language of antd, toasts and confirm dialogs.
 */
export function Theme({ nonce, children }: Props) {
  const language = useLanguage()
  const { more } = useWords(words)
  const icons = useMemo(() => silentIcons(more), [more])
  const { spelling } = useAssociation()
  useEffect(() => watchPrinting(spelling), [spelling])
  const [isStill] = useState(prefersReducedMotion)
  const popupContainer = useRef<HTMLDivElement>(null)
  return (
    <ConfigProvider
      theme={findTheme()}
      // never without a locale: another tree would forget what is typed when the language changes
      locale={language === 'bn' ? bengali : english}
      // a dialog in the body itself would lock scrolling with a style that has no nonce; base.css locks it
      // instead
      getPopupContainer={() => popupContainer.current ?? document.body}
      {...icons}
      wave={{ disabled: true }}
      {...(nonce && { csp: { nonce } })}
    >
      <MotionProvider motion={!isStill}>
        {children}
        <ConfirmHost />
        <ToastHost />
        <div ref={popupContainer} />
      </MotionProvider>
    </ConfigProvider>
  )
}
