import { Link, useLocation } from '@samity/shared-ui/router'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string }

/** A link that knows when it leads to the page that is open. */
export function PlaceLink({ to, ...link }: Props) {
  const { pathname } = useLocation()
  const here = pathname.replace(/(?<=.)\/+$/, '').toLowerCase() === to
  return <Link {...link} to={to} aria-current={here ? 'page' : undefined} />
}
