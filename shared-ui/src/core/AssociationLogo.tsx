import { pictureUrl } from '@samity/shared-api/contract/picture'
import { useAssociation } from '../words/index.ts'
import styles from './AssociationLogo.module.css'

type Props = {
  /** Width and height in pixels */
  size: number
  /** A CSS class for its place */
  className?: string | undefined
}

/** The association's own logo. Renders nothing when it has none. */
export function AssociationLogo({ size, className }: Props) {
  const { logo } = useAssociation()
  if (!logo) return null
  return (
    <img
      className={className ? `${styles.logo} ${className}` : styles.logo}
      src={pictureUrl(logo, 320)}
      width={size}
      height={size}
      alt=""
    />
  )
}
