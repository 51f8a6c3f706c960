import { autoUpdate, computePosition, flip, offset, size } from '@floating-ui/dom'

const gapPx = 2
const windowMarginPx = 8

async function updatePosition(field: HTMLElement, popup: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(field, popup, {
    strategy: 'fixed',
    placement: 'bottom-start',
    middleware: [
      offset(gapPx),
      flip({ padding: windowMarginPx }),
      size({
        padding: windowMarginPx,
        apply({ rects, availableHeight }) {
          Object.assign(popup.style, {
            width: `${rects.reference.width}px`,
            maxHeight: `${Math.max(0, availableHeight)}px`,
          })
        },
      }),
    ],
  })
  Object.assign(popup.style, {
    position: 'fixed',
    top: `${y}px`,
    left: `${x}px`,
    right: 'auto',
    bottom: 'auto',
  })
}

/** Keeps the popup below its field, or above it where the window ends, while anything scrolls or resizes. Returns a function that stops. */
export const placePopup = (field: HTMLElement, popup: HTMLElement): (() => void) =>
  autoUpdate(field, popup, () => void updatePosition(field, popup))
