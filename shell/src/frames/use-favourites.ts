import { useState } from 'react'

export type Favourites = { paths: string[]; toggle: (path: string) => void }

/** The links with a star. The browser stores them for each person, as paths with spaces between. */
export function useFavourites(person: string): Favourites {
  const key = `favourites ${person}`
  const [stored, setStored] = useState(() => localStorage.getItem(key) ?? '')
  const paths = stored.split(' ')
  return {
    paths,
    toggle(path) {
      const others = paths.filter((other) => other !== path)
      const next = (others.length < paths.length ? others : [...paths, path]).join(' ')
      setStored(next)
      localStorage.setItem(key, next)
    },
  }
}
