import { ArrowLeftOutlined } from '@ant-design/icons'
import type { Words } from '@samity/shared-api/contract/words'
import { Button } from 'antd'
import { useId, type ReactNode } from 'react'
import { useNavigate } from '../router.ts'
import { useSay, useTitle } from '../words/index.ts'
import styles from './Page.module.css'

type Props = {
  heading: Words | string
  /** Where 'Back' leads */
  back?: string
  /** Buttons beside the heading */
  actions?: ReactNode
  children: ReactNode
}

const words = { back: { en: 'Back', bn: 'ফিরে যান' } }

/** A screen: one heading, which also names the document, its buttons and what stands below. */
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

/** A white sheet on the page, with a heading of its own when it is one of several. */
export function Card({ heading, children }: { heading?: Words | string; children: ReactNode }) {
  const say = useSay()
  return (
    <div className={styles.sheet}>
      {heading && <h2 className={styles.second}>{typeof heading === 'string' ? heading : say(heading)}</h2>}
      {children}
    </div>
  )
}
