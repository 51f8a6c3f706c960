type Props = {
  /** URL of the picture without the width: '/media/…' */
  path: string
  alt: string
  /** Size of the cropped picture in pixels. The browser reserves this space before the file arrives. */
  width: number
  height: number
  /** Display widths (the `sizes` attribute), by which the browser chooses a file */
  sizes: string
  /** Width in pixels of the largest file that the browser may load */
  maxWidth?: 320 | 640 | 1280
  /** True for a picture that is visible at once: the browser does not load it lazily */
  isPriority?: boolean
  className?: string | undefined
}

const availableWidths = [320, 640, 1280] as const

/** A picture from the server in a suitable width. Browsers without WebP get a JPEG. */
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
  const fileWidths = availableWidths.filter((fileWidth) => fileWidth <= maxWidth)
  return (
    <picture>
      <source
        type="image/webp"
        srcSet={fileWidths.map((fileWidth) => `${path}/${fileWidth}.webp ${fileWidth}w`).join(', ')}
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
