import type { ReactNode } from 'react'
import plain from '../plain/plain.module.css'

type Props = { id: string; first: boolean; children: ReactNode }

/** A page has one first heading: that of the form which is shown. */
export function Heading({ id, first, children }: Props) {
  const Level = first ? 'h1' : 'h2'
  return (
    <Level id={id} className={plain.heading}>
      {children}
    </Level>
  )
}
