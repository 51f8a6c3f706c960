import { useLayoutEffect, useRef } from 'react'
import { placePopup } from './place-popup.ts'

export function usePopupPlace(isOpen: boolean) {
  const field = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const fieldBox = useRef<DOMRect>(undefined)
  useLayoutEffect(
    () =>
      isOpen && field.current && popup.current
        ? placePopup(field.current, popup.current, fieldBox.current)
        : undefined,
    [isOpen],
  )
  return {
    field,
    popup,
    /**
     * Measures the field while the popup is not in the page yet: later, its options would be laid out for the
     * measurement.
     */
    measure: () => {
      fieldBox.current = field.current?.getBoundingClientRect()
    },
  }
}
