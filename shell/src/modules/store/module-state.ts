/*
 * The states of one release of a module in this tab, and the events that change them:
 *
 *   registered ──loadStarted──▶ loading ──codeArrived──▶ ready ──setupRan──▶ shown
 *       ▲                       │     ▲                    ▲                   │
 *       │                  loadFailed │                    └─────pageLeft──────┘
 *       │                       ▼     │
 *       └──networkReturned──── failed ┘ loadStarted
 *
 *   any of them ──releaseOffered──▶ outdated ──releaseRestored──▶ the state before
 *                                   outdated ──pageLeft──▶ the state before, without the set-up
 *
 * An outdated release stays on the page until the person opens another page or chooses Update. Until then it
 * loads, fails and is set up like any other.
 */

/** The progress of the code of a release. A release without an entry in the store is registered. */
export type LoadStatus = 'registered' | 'loading' | 'ready' | 'shown' | 'failed'

export type ModuleState = { status: LoadStatus } | { status: 'outdated'; load: LoadStatus }

export type EventName =
  // loading
  | 'loadStarted'
  | 'codeArrived'
  | 'screenArrived'
  | 'loadFailed'
  | 'setupRan'
  // updates and overrides
  | 'releaseOffered'
  | 'releaseRestored'
  | 'pageLeft'
  | 'networkReturned'

type Transitions = Record<LoadStatus, Partial<Record<EventName, LoadStatus>>>

const transitions: Transitions = {
  registered: { loadStarted: 'loading' },
  loading: { codeArrived: 'ready', loadFailed: 'failed', networkReturned: 'loading' },
  // a screen that fails does not end the release: its other screens work
  ready: { screenArrived: 'ready', loadFailed: 'ready', setupRan: 'shown', networkReturned: 'ready' },
  shown: { screenArrived: 'shown', loadFailed: 'shown', pageLeft: 'ready', networkReturned: 'shown' },
  failed: { loadStarted: 'loading', networkReturned: 'registered' },
}

export const loadStatusOf = (state: ModuleState): LoadStatus =>
  state.status === 'outdated' ? state.load : state.status

/** Returns the state after an event, undefined for an event that is not allowed in this state. */
export function nextState(state: ModuleState, event: EventName): ModuleState | undefined {
  const load = transitions[loadStatusOf(state)][event]
  if (state.status !== 'outdated') {
    if (event === 'releaseOffered') return { status: 'outdated', load: state.status }
    return load && { status: load }
  }
  if (event === 'releaseRestored') return { status: state.load }
  if (event === 'pageLeft') return { status: load ?? state.load }
  return load && { status: 'outdated', load }
}
