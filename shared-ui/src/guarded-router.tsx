import { startTransition, useLayoutEffect, useState } from 'react'
import {
  resolvePath,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory as createBrowserHistory,
} from 'react-router-dom'
import { isHeldBack, mayLeave } from './leaving.ts'

export type History = ReturnType<typeof createBrowserHistory>

/**
 * Where the browser is, once nothing on the page holds it back: a page with unsaved input is asked before another page
 * takes its place, also for the browser's Back and Forward. The library itself asks only under its far larger data routers.
 */
export function useGuardedPlace(history: History) {
  const [place, setPlace] = useState({ action: history.action, location: history.location })

  useLayoutEffect(() => {
    let shown = history.location
    let undoing = false
    let agreed = false
    return history.listen(({ action, location, delta }) => {
      if (undoing) {
        undoing = false
        return
      }
      if (!agreed && action === 'POP' && delta && location.pathname !== shown.pathname && isHeldBack()) {
        undoing = true
        history.go(-delta)
        void mayLeave().then((may) => {
          agreed = may
          if (may) history.go(delta)
        })
        return
      }
      agreed = false
      shown = location
      startTransition(() => setPlace({ action, location }))
    })
  }, [history])

  return place
}

export function guarded(history: History): Navigator {
  function unlessHeld(to: To, go: () => void) {
    const here = history.location.pathname
    if (resolvePath(to, here).pathname === here || !isHeldBack()) return go()
    void mayLeave().then((may) => {
      if (may) go()
    })
  }
  return {
    createHref: (to) => history.createHref(to),
    encodeLocation: (to) => history.encodeLocation(to),
    go: (steps) => history.go(steps),
    push: (to, state) => unlessHeld(to, () => history.push(to, state)),
    replace: (to, state) => unlessHeld(to, () => history.replace(to, state)),
  }
}
