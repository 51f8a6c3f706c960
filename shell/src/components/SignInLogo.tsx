import { pictureUrl } from '@samity/shared-api/contract/picture'
import { useAssociation } from '@samity/shared-ui/words'
import styles from './SignInLogo.module.css'

export function SignInLogo({ size = 72 }: { size?: number }) {
  const { logo } = useAssociation()
  if (!logo) return <Scales size={size} />
  // for a picture that is not lazy, React writes a preload into the HTML of the sign-in page, which the
  // browser's rendering lacks
  return (
    <img
      className={styles.logo}
      src={pictureUrl(logo, 320)}
      width={size}
      height={size}
      alt=""
      loading="lazy"
    />
  )
}

const Scales = ({ size }: { size: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 48 48"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden
  >
    <g strokeLinecap="round" strokeLinejoin="round">
      <path d="M24 6v34M15 42h18M9 13h30" />
      <path d="M11 13 5 27h12ZM37 13l-6 14h12Z" />
      <path d="M5 27a6 6 0 0 0 12 0M31 27a6 6 0 0 0 12 0" />
    </g>
    <circle cx="24" cy="7" r="2.6" fill="currentColor" />
  </svg>
)
