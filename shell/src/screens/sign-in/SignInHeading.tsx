import type { ReactNode } from 'react'
import plain from '../../forms/plain.module.css'

type Props = { id: string; isFirst: boolean; children: ReactNode }

/** A page has one first heading: that of the form which is shown. */
export function SignInHeading({ id, isFirst, children }: Props) {
  const Level = isFirst ? 'h1' : 'h2'
  return (
    <Level id={id} className={plain.heading}>
      {children}
    </Level>
  )
}
