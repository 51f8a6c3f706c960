/** A QR reader needs four modules of white around the code. */
const quietModules = 4

type Props = { qr: { path: string; size: number }; label: string; className?: string | undefined }

export function QrDrawing({ qr: { path, size }, label, className }: Props) {
  const width = size + 2 * quietModules
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`${-quietModules} ${-quietModules} ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietModules} y={-quietModules} width={width} height={width} fill="#fff" />
      <path d={path} stroke="#000" strokeWidth={1} />
    </svg>
  )
}
