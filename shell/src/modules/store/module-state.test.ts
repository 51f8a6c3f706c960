import { nextState, type EventName, type ModuleState } from './module-state.ts'

/*
 * Every state with every event. A dash is an event that the state refuses. `outdated:ready` is an outdated
 * release whose code is ready.
 */
const table = `
                     loadStarted      codeArrived    screenArrived  loadFailed      setupRan       pageLeft   networkReturned
registered           loading          -              -              -               -              -          -
loading              -                ready          -              failed          -              -          loading
ready                -                -              ready          ready           shown          -          ready
shown                -                -              shown          shown           -              ready      shown
failed               loading          -              -              -               -              -          registered
outdated:registered  outdated:loading -              -              -               -              registered -
outdated:loading     -                outdated:ready -              outdated:failed -              loading    outdated:loading
outdated:ready       -                -              outdated:ready outdated:ready  outdated:shown ready      outdated:ready
outdated:shown       -                -              outdated:shown outdated:shown  -              ready      outdated:shown
outdated:failed      outdated:loading -              -              -               -              failed     outdated:registered
`

// the table has only words of these types
const parseState = (text: string): ModuleState => {
  const [status, load] = text.split(':')
  return (load ? { status, load } : { status }) as ModuleState
}
const formatState = (state: ModuleState | undefined): string =>
  !state ? '-' : state.status === 'outdated' ? `outdated:${state.load}` : state.status

const [events = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/) as [EventName, ...EventName[]])
const cases = rows.flatMap(([state, ...results]) =>
  results.map((result, index) => [state as string, events[index] as EventName, result as string] as const),
)
const states = rows.map(([state]) => state as string)

test.each(cases)('%s after %s is %s', (state, event, result) => {
  expect(formatState(nextState(parseState(state), event))).toBe(result)
})

test.each(states)('a newer release beside one that is %s makes it outdated once', (state) => {
  const isOutdated = state.startsWith('outdated')
  const offered = nextState(parseState(state), 'releaseOffered')
  const restored = nextState(parseState(state), 'releaseRestored')
  expect(formatState(offered)).toBe(isOutdated ? '-' : `outdated:${state}`)
  expect(formatState(restored)).toBe(isOutdated ? state.replace('outdated:', '') : '-')
})
