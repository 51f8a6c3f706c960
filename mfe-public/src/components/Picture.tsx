type Props = {
  /** The picture's address on the wire: '/media/…' */
  path: string
  alt: string
  /** How it is cut; the browser keeps its place before it arrives */
  width: number
  height: number
  /** How wide it is shown, for the browser's choice of a file */
  sizes: string
  /** The widest file that is worth loading */
  maxWidth?: 320 | 640 | 1280
  /** Seen at once: not put off until someone scrolls */
  isPriority?: boolean
  className?: string | undefined
}

const availableWidths = [320, 640, 1280] as const

/** A picture of the server's, in the width that fits; as JPEG for a browser that knows no WebP. */
export function Picture({
  path,
  alt,
  width,
  height,
  sizes,
  maxWidth = 1280,
  isPriority = false,
  className,
}: Props) {
  const fileWidths = availableWidths.filter((one) => one <= maxWidth)
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={fileWidths.map((one) => `${path}/${one}.webp ${one}w`).join(', ')}
        sizes={sizes}
      />
      <img
        className={className}
        src={`${path}/${Math.min(maxWidth, 640)}.jpg`}
        width={width}
        height={height}
        alt={alt}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
