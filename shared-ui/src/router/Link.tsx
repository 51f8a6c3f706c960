import type { AnchorHTMLAttributes, Ref } from 'react'
import { useHref, useLinkClickHandler, type To } from 'react-router-dom'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To
  replace?: boolean
  state?: unknown
  ref?: Ref<HTMLAnchorElement>
}

/**
 * A link within the site. The `Link` of react-router would bundle the prefetching of its framework mode,
 * which no page here uses.
 */
export function Link({ to, replace, state, target, onClick, children, ...rest }: Props) {
  const handleClick = useLinkClickHandler(to, { replace, state, target })
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) handleClick(event)
      }}
    >
      {children}
    </a>
  )
}
