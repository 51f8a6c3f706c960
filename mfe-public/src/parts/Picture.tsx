type Props = {
  /** The picture's address on the wire: '/media/…' */
  of: string
  alt: string
  /** How it is cut; the browser keeps its place before it arrives */
  width: number
  height: number
  /** How wide it is shown, for the browser's choice of a file */
  sizes: string
  /** The widest file that is worth loading */
  widest?: 320 | 640 | 1280
  /** Seen at once: not put off until someone scrolls */
  first?: boolean
  className?: string | undefined
}

const widths = [320, 640, 1280] as const

/** A picture of the server's, in the width that fits; as JPEG for a browser that knows no WebP. */
export function Picture({ of, alt, width, height, sizes, widest = 1280, first = false, className }: Props) {
  const files = widths.filter((one) => one <= widest)
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={files.map((one) => `${of}/${one}.webp ${one}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className={className}
        src={`${of}/${Math.min(widest, 640)}.jpg`}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
