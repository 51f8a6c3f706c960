import { sessionAtom } from '@samity/shared-api/session'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useLocation } from '../router/index.ts'

/** A URL of a list with its filters, order and columns, under a name that a person gave it. */
export type View = { name: string; path: string; search: string }

const maxViews = 20
/** Not part of a view: a page, and what is open beside the list */
const passingParams = ['page', 'edit', 'view', 'advocate']

function readViews(key: string): View[] {
  try {
    // written below; anything else is as good as nothing
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? (stored as View[]) : []
  } catch {
    return []
  }
}

/** The views of this list that the person stored in this browser: at most 20 of all lists. */
export function useViews() {
  const key = `views ${useAtomValue(sessionAtom).user?.username ?? ''}`
  const { pathname, search } = useLocation()
  const path = pathname.replace(/\/$/, '')
  const [views, setViews] = useState(() => readViews(key))
  const write = (next: View[]) => {
    setViews(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  const without = (name: string) => views.filter((view) => view.path !== path || view.name !== name)
  return {
    views: views.filter((view) => view.path === path),
    isFull: views.length >= maxViews,
    save(name: string) {
      const params = new URLSearchParams(search)
      for (const param of passingParams) params.delete(param)
      write([...without(name), { name, path, search: params.toString() }])
    },
    remove: (name: string) => write(without(name)),
  }
}
