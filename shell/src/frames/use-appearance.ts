import { useLayoutEffect } from 'react'
import { darkDevice, showAppearance } from '../early/appearance.ts'

/** Shows the theme and the rows that a person chose, and follows the device and the person's other tabs. */
export function useAppearance(person: string): void {
  useLayoutEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const show = () => showAppearance(person)
    show()
    darkDevice().addEventListener('change', show, { signal })
    window.addEventListener('storage', show, { signal })
    return () => controller.abort()
  }, [person])
}
