import type { ReactNode } from 'react'
import plain from '../../forms/plain.module.css'

type Props = { id: string; isFirst: boolean; children: ReactNode }

/** The heading of a form. Only the visible form has an h1, because a page has one h1. */
export function SignInHeading({ id, isFirst, children }: Props) {
  const Level = isFirst ? 'h1' : 'h2'
  return (
    <Level id={id} className={plain.heading}>
      {children}
    </Level>
  )
}
