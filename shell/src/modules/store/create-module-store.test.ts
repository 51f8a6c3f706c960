import { aModule } from '../testing/a-module.ts'
import { loadStatusOf } from './module-state.ts'
import { createModuleStore, type ModuleEvent } from './create-module-store.ts'

const code = Promise.resolve({ screens: {} })
const pot = { default: () => null }
const tea = aModule('mfe-tea', '1')

const events: ModuleEvent[] = [
  { name: 'loadStarted', code },
  { name: 'codeArrived' },
  { name: 'screenArrived', screen: 'Pot', screenModule: pot },
  { name: 'loadFailed' },
  { name: 'setupRan', dispose: () => undefined },
  { name: 'releaseOffered' },
  { name: 'releaseRestored' },
  { name: 'pageLeft' },
  { name: 'networkReturned' },
]

function aStore(...path: ModuleEvent[]) {
  const refusals: string[] = []
  const store = createModuleStore(({ message }) => void refusals.push(message))
  for (const event of path) store.dispatch(tea, event)
  return { store, refusals }
}

test('an event that the state refuses is reported and changes nothing', () => {
  const { store, refusals } = aStore({ name: 'codeArrived' })
  expect(refusals).toEqual(['codeArrived is not allowed for mfe-tea 1, which is registered'])
  expect([store.entries(), store.isLoaded(tea)]).toEqual([[], false])
})

test('a listener hears of each accepted event until it is removed', () => {
  const { store } = aStore()
  const heardStatuses: string[] = []
  const stop = store.subscribe(() => heardStatuses.push(store.entryOf(tea).state.status))
  for (const event of events.slice(0, 2)) store.dispatch(tea, event)
  store.dispatch(tea, { name: 'pageLeft' })
  stop()
  store.dispatch(tea, { name: 'releaseOffered' })
  expect(heardStatuses).toEqual(['loading', 'ready'])
})

test('each release of a module has its own state', () => {
  const { store } = aStore(...events.slice(0, 2))
  const newTea = aModule('mfe-tea', '2')
  store.dispatch(newTea, { name: 'loadStarted', code })
  expect([store.entryOf(tea), store.entryOf(newTea)].map(({ state }) => state.status)).toEqual([
    'ready',
    'loading',
  ])
  store.setPage([newTea])
  expect([store.isOnPage(tea), store.isOnPage(newTea)]).toEqual([false, true])
})

test('a file is recorded in every state and changes none', () => {
  const { store, refusals } = aStore()
  for (const event of events.slice(0, 4)) {
    const { state } = store.entryOf(tea)
    store.recordFile(tea, { lastRequestedUrl: '/a.js', lastFailedUrl: '/a.js' })
    expect(store.entryOf(tea)).toMatchObject({ state, lastRequestedUrl: '/a.js', lastFailedUrl: '/a.js' })
    store.dispatch(tea, event)
  }
  expect(refusals).toEqual([])
})

/** The store's knowledge of the release, in a short form */
function situationAfter(path: ModuleEvent[]) {
  const { store, refusals } = aStore(...path)
  const { state, code: entryCode, dispose, hasFailed } = store.entryOf(tea)
  return {
    facts: {
      status: state.status,
      load: loadStatusOf(state),
      code: Boolean(entryCode),
      dispose: Boolean(dispose),
      hasFailed,
    },
    refusalCount: refusals.length,
  }
}

/** One shortest path to each situation that any order of events reaches. */
function pathsToSituations(): ModuleEvent[][] {
  const pathsByFacts = new Map<string, ModuleEvent[]>([[JSON.stringify(situationAfter([]).facts), []]])
  // a map visits the entries that are added during the loop
  for (const path of pathsByFacts.values())
    for (const event of events) {
      const key = JSON.stringify(situationAfter([...path, event]).facts)
      if (!pathsByFacts.has(key)) pathsByFacts.set(key, [...path, event])
    }
  return [...pathsByFacts.values()]
}

test('in every situation that events reach, code and disposer fit the state', () => {
  for (const path of pathsToSituations()) {
    const { facts } = situationAfter(path)
    expect(facts).toMatchObject({
      code: ['loading', 'ready', 'shown'].includes(facts.load),
      dispose: facts.load === 'shown',
      ...(facts.load === 'failed' && { hasFailed: true }),
      ...(facts.load === 'registered' && { hasFailed: false }),
    })
  }
})

test('in every situation, a refused event changes nothing', () => {
  const refusedPaths = pathsToSituations().flatMap((path) =>
    events
      .filter((event) => situationAfter([...path, event]).refusalCount > situationAfter(path).refusalCount)
      .map((event) => [path, event] as const),
  )
  expect(refusedPaths.length).toBeGreaterThan(0)
  for (const [path, event] of refusedPaths)
    expect(situationAfter([...path, event]).facts).toEqual(situationAfter(path).facts)
})
