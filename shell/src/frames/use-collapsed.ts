import { useState } from 'react'

const key = 'sidebar'

/** True if the sidebar shows only icons. The browser stores the choice. */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  const setAndStore = (next: boolean) => {
    setCollapsed(next)
    localStorage.setItem(key, next ? 'collapsed' : 'expanded')
  }
  return [collapsed, setAndStore]
}
