import { startTransition, useLayoutEffect, useState } from 'react'
import {
  resolvePath,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { isLeavingBlocked, confirmLeaving } from './leave-guard.ts'

export type BrowserHistory = ReturnType<typeof createBrowserHistory>

/**
 * Where the browser is, once nothing on the page holds it back: a page with unsaved input is asked before another page
 * takes its place, also for the browser's Back and Forward. The library itself asks only under its far larger data routers.
 */
export function useGuardedLocation(history: BrowserHistory) {
  const [entry, setEntry] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    let currentLocation = history.location
    let isUndoing = false
    let isConfirmed = false
    return history.listen(({ action, location, delta }) => {
      if (isUndoing) {
        isUndoing = false
        return
      }
      if (
        !isConfirmed &&
        action === 'POP' &&
        delta &&
        location.pathname !== currentLocation.pathname &&
        isLeavingBlocked()
      ) {
        isUndoing = true
        history.go(-delta)
        void confirmLeaving().then((isAllowed) => {
          isConfirmed = isAllowed
          if (isAllowed) history.go(delta)
        })
        return
      }
      isConfirmed = false
      currentLocation = location
      startTransition(() => setEntry({ action, location }))
    })
  }, [history])

  return entry
}

export function guardNavigator(history: BrowserHistory): Navigator {
  function navigateIfAllowed(to: To, go: () => void) {
    const currentPath = history.location.pathname
    if (resolvePath(to, currentPath).pathname === currentPath || !isLeavingBlocked()) return go()
    void confirmLeaving().then((isAllowed) => {
      if (isAllowed) go()
    })
  }
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: (to, state) => navigateIfAllowed(to, () => history.push(to, state)),
    replace: (to, state) => navigateIfAllowed(to, () => history.replace(to, state)),
  }
}
