import { isDashboardPath, readAddress } from '@samity/shared-api/module'
import { startTransition, useLayoutEffect, useState } from 'react'
import {
  resolvePath,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { isLeavingBlocked, confirmLeaving } from './leave-guard.ts'

/*
 * Navigation that asks before it leaves a page with unsaved input.
 *
 * react-router has a blocker (`useBlocker`), but only in its data router, `createBrowserRouter`. That router
 * adds 25 to 45 KB compressed to every page of the website, and no page here uses its loaders and actions.
 * This file therefore guards the plain `<Router>` at its two entrances:
 *
 * - `guardNavigator` checks links and `navigate()` before they change the history.
 * - `useGuardedLocation` handles the browser's Back and Forward. The browser has already moved when the page
 *   hears of it,
 *   so the hook goes back the same distance, asks, and repeats the move if the person agrees.
 *
 * A change of the query or the hash stays on the page and is never blocked. `leave-guard.ts` knows what
 * blocks, and `useUnsaved` registers forms there. The history object is internal to react-router
 * (UNSAFE_createBrowserHistory): check this file on each upgrade of the library. More in
 * docs/decisions/046-router-layer.md.
 */

export type BrowserHistory = ReturnType<typeof createBrowserHistory>

/**
 * The location to render. It follows the history, except while the guard undoes a Back or Forward and waits
 * for the person's decision.
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
      // the dashboard shows the heading of another screen with the click; anything else stays until the next
      // page is ready
      const opensScreen =
        location.pathname !== currentLocation.pathname && isDashboardPath(readAddress(location.pathname).path)
      currentLocation = location
      const update = () => setEntry({ action, location })
      if (opensScreen) update()
      else startTransition(update)
    })
  }, [history])

  return entry
}

/** The navigator for links and `navigate()`. It asks before it leaves a page with unsaved input. */
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
