import { useEffect, useRef } from 'react'

// a separate file: it loads with the first focus of a field, not with the screen
const loadPlacement = () => import('./place-popup.ts')

/** Keeps an open popup inside the window. Without the file, for example offline, the popup stays below its field. */
export function usePopupPlace(isOpen: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    let stop: (() => void) | undefined
    let isCurrent = true
    loadPlacement().then(
      ({ placePopup }) => {
        if (isCurrent && field.current && popup.current) stop = placePopup(field.current, popup.current)
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
      stop?.()
    }
  }, [isOpen])
  return { field, popup, preload: () => void loadPlacement().catch(() => undefined) }
}
