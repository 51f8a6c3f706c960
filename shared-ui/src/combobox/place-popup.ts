const gapPx = 2
const windowMarginPx = 8

/**
 * Places the popup below its field. The popup is not measured, so its new options are not laid out for this.
 */
function placeBelow(box: DOMRect, popup: HTMLElement): void {
  Object.assign(popup.style, {
    position: 'fixed',
    top: `${box.bottom + gapPx}px`,
    left: `${box.left}px`,
    right: 'auto',
    bottom: 'auto',
    width: `${box.width}px`,
  })
}

function fitIntoWindow(field: HTMLElement, popup: HTMLElement): void {
  const box = field.getBoundingClientRect()
  const roomBelow = document.documentElement.clientHeight - windowMarginPx - (box.bottom + gapPx)
  const roomAbove = box.top - gapPx - windowMarginPx
  const height = popup.offsetHeight
  const isAbove = height > roomBelow && roomAbove > roomBelow
  const room = Math.max(0, isAbove ? roomAbove : roomBelow)
  placeBelow(box, popup)
  if (isAbove) popup.style.top = `${box.top - gapPx - Math.min(height, room)}px`
  // a limit stays until the popup closes: without it the height would change with each step of scrolling
  if (height > room || popup.style.maxHeight) popup.style.maxHeight = `${room}px`
}

/**
 * Keeps the popup below its field, or above it where the window ends, while anything scrolls or resizes.
 * Returns a function that stops. `fieldBox` is the place of the field before the popup was in the page.
 */
export function placePopup(field: HTMLElement, popup: HTMLElement, fieldBox?: DOMRect): () => void {
  if (fieldBox) placeBelow(fieldBox, popup)
  const update = () => fitIntoWindow(field, popup)
  // the browser calls this after the layout of a frame and before its paint: what is measured then costs no
  // layout
  const sizes = new ResizeObserver(update)
  // the form and the page, because something above the field may grow
  for (const element of [field, popup, field.closest('form'), document.body])
    if (element) sizes.observe(element)
  const scrolling = { capture: true, passive: true }
  window.addEventListener('scroll', update, scrolling)
  window.addEventListener('resize', update)
  return () => {
    sizes.disconnect()
    window.removeEventListener('scroll', update, scrolling)
    window.removeEventListener('resize', update)
  }
}
