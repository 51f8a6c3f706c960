import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { useWords } from '../words/index.ts'
import styles from './CheckMark.module.css'

const words = { label: { en: 'QR code of the check page', bn: 'যাচাই পাতার কিউআর কোড' } }

/** A QR reader needs four modules of white around the code. */
const quietModules = 4

type CheckMarkProps = {
  /** The code and its QR code, as the server returns them */
  check: CheckCode
  /**
   * Adds a class, which sets `--check-qr` (22 mm without one), and for the code `--check-width` (30 mm) and
   * `--check-text` (2.4 mm): 20 characters must fit. With `--check-wrap: normal` the code has two lines, of
   * 14 and 6 characters.
   */
  className?: string | undefined
}

/**
 * The QR code that leads to the check page, with the code beneath it for people who type. It prints black on
 * white.
 */
export function CheckMark({ check: { code, qr }, className = '' }: CheckMarkProps) {
  const t = useWords(words)
  const width = qr.size + 2 * quietModules
  return (
    <figure className={`${styles.mark} ${className}`}>
      <svg
        role="img"
        aria-label={t.label}
        viewBox={`${-quietModules} ${-quietModules} ${width} ${width}`}
        shapeRendering="crispEdges"
      >
        <rect x={-quietModules} y={-quietModules} width={width} height={width} fill="#fff" />
        <path d={qr.path} stroke="#000" strokeWidth={1} />
      </svg>
      <figcaption translate="no">{code}</figcaption>
    </figure>
  )
}
