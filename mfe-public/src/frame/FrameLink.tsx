import { Link, useLocation } from '@samity/shared-ui/router'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

export function FrameLink({ to, ...link }: Props) {
  const { pathname } = useLocation()
  const isCurrent = pathname.replace(/(?<=.)\/+$/, '').toLowerCase() === to
  return <Link {...link} to={to} aria-current={isCurrent ? 'page' : undefined} />
}
