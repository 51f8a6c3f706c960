type Props = {
  /** The part of the whole, from 0 to 1 */
  share: number
  /** Its size, and the colour of the bar as `color` */
  className?: string | undefined
}

/** A bar beside a figure. Screen readers read the figure. */
export const ShareBar = ({ share, className }: Props) => (
  <svg className={className} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden focusable="false">
    <rect width={Math.max(0, Math.min(1, share)) * 100} height="8" fill="currentcolor" />
  </svg>
)
