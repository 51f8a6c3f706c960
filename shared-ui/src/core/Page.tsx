import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Words } from '@samity/shared-api/contract/words'
import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { useNavigate } from '../router/index.ts'
import { useLead, useSay, useTitle } from '../words/index.ts'
import styles from './Page.module.css'

type Props = {
  /** The only `h1`, and the title of the document */
  heading: Words | string
  /** Target of the Back button */
  back?: string
  /** Buttons beside the heading */
  actions?: ReactNode
  /** The cards of the screen */
  children: ReactNode
}

const words = { back: { en: 'Back', bn: 'ফিরে যান' } }

/**
 * A screen: a heading, which is also the document's title, the line below it that the route declares, its
 * buttons and its content.
 */
export function Page({ heading, back, actions, children }: Props) {
  const say = useSay()
  const title = typeof heading === 'string' ? heading : say(heading)
  const id = useId()
  const lead = useLead()
  useTitle(title)
  return (
    <section className={styles.page} aria-labelledby={id}>
      <header className={styles.head}>
        <h1 id={id} className={styles.heading}>
          {title}
        </h1>
        {(back || actions) && (
          <div className={styles.actions}>
            {actions}
            {back && (
              <LinkButton to={back} icon={<ArrowLeftOutlined aria-hidden />}>
                {say(words.back)}
              </LinkButton>
            )}
          </div>
        )}
      </header>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  )
}

type LinkButtonProps = {
  /** The path of the screen, without `/bn` */
  to: string
  /** Stands before the text, with `aria-hidden` */
  icon?: ReactNode
  /** The name of the screen: 'Go to List' */
  children: ReactNode
}

export function LinkButton({ to, icon, children }: LinkButtonProps) {
  const navigate = useNavigate()
  return (
    <Button icon={icon} onClick={() => void navigate(to)}>
      {children}
    </Button>
  )
}

type CardProps = {
  /** An `h2` above the content */
  heading?: Words | string
  /** The content of the card */
  children: ReactNode
}

/** A white card on the page. One of several cards has its own heading. */
export function Card({ heading, children }: CardProps) {
  const say = useSay()
  return (
    <div className={styles.card}>
      {heading && <h2 className={styles.second}>{typeof heading === 'string' ? heading : say(heading)}</h2>}
      {children}
    </div>
  )
}
