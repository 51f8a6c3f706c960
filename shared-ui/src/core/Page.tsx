import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Words } from '@samity/shared-api/contract/words'
import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { useNavigate } from '../router.ts'
import { useSay, useTitle } from '../words/index.ts'
import styles from './Page.module.css'

type Props = {
  heading: Words | string
  /** Target of the Back button */
  back?: string
  /** Buttons beside the heading */
  actions?: ReactNode
  children: ReactNode
}

const words = { back: { en: 'Back', bn: 'ফিরে যান' } }

/** A screen: a heading, which is also the document's title, its buttons and its content. */
export function Page({ heading, back, actions, children }: Props) {
  const say = useSay()
  const title = typeof heading === 'string' ? heading : say(heading)
  const id = useId()
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
      {children}
    </section>
  )
}

/** A button that leads to another screen. */
export function LinkButton({ to, icon, children }: { to: string; icon?: ReactNode; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Button icon={icon} onClick={() => void navigate(to)}>
      {children}
    </Button>
  )
}

/** A white card on the page. One of several cards has its own heading. */
export function Card({ heading, children }: { heading?: Words | string; children: ReactNode }) {
  const say = useSay()
  return (
    <div className={styles.card}>
      {heading && <h2 className={styles.second}>{typeof heading === 'string' ? heading : say(heading)}</h2>}
      {children}
    </div>
  )
}
