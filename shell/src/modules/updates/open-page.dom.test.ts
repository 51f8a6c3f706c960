import type { ActiveModule } from '@samity/shared-api/module'
import { aModule } from '../testing/a-module.ts'
import { moduleStore } from '../store/module-store.ts'
import { setUpModule } from '../loading/set-up.ts'
import { openPage } from './open-page.ts'

let endedReleases: string[]
beforeEach(() => {
  // ends the releases of the test before
  openPage([], [])
  endedReleases = []
  globalThis.fetch = () => Promise.resolve(new Response())
})

let count = 0
/** Two releases of a new module, with their code. The tests share the store of the page. */
function twoReleases(): [ActiveModule, ActiveModule] {
  const name = `mfe-tea${(count += 1)}`
  return [aModule(name, '1'), aModule(name, '2')]
}
const codeOf = ({ release }: ActiveModule) => ({
  screens: {},
  setup: () => () => void endedReleases.push(release),
})
function load(module: ActiveModule): void {
  moduleStore.dispatch(module, { name: 'loadStarted', code: Promise.resolve(codeOf(module)) })
  moduleStore.dispatch(module, { name: 'codeArrived' })
}
const statusOf = (module: ActiveModule) => moduleStore.entryOf(module).state.status

test('a release stays on the page while a newer one is ready, and ends when the page uses the newer one', () => {
  const [first, second] = twoReleases()
  openPage([first], [first])
  load(first)
  setUpModule(first, codeOf(first))
  openPage([first], [second])
  expect([statusOf(first), endedReleases]).toEqual(['outdated', []])
  openPage([second], [second])
  expect([statusOf(first), endedReleases]).toEqual(['ready', ['1']])
})

test('a release is no longer outdated when the registry returns to it', () => {
  const [first, second] = twoReleases()
  openPage([first], [first])
  load(first)
  setUpModule(first, codeOf(first))
  openPage([first], [second])
  openPage([first], [first])
  expect([statusOf(first), endedReleases]).toEqual(['shown', []])
})

test('a release that the page does not use is not set up in the place of one that runs', () => {
  const [first, second] = twoReleases()
  openPage([first], [first])
  for (const module of [first, second]) load(module)
  setUpModule(first, codeOf(first))
  setUpModule(second, codeOf(second))
  expect([statusOf(first), statusOf(second), endedReleases]).toEqual(['shown', 'ready', []])
  openPage([second], [second])
  setUpModule(second, codeOf(second))
  expect([statusOf(first), statusOf(second), endedReleases]).toEqual(['ready', 'shown', ['1']])
})

test('an error in the end of a release is reported, and the page continues', () => {
  const [first] = twoReleases()
  const bodies: unknown[] = []
  globalThis.fetch = async (_url, options) => {
    bodies.push(JSON.parse(String(options?.body)))
    return new Response()
  }
  load(first)
  setUpModule(first, {
    screens: {},
    setup: () => () => {
      throw new Error('The kettle is hot')
    },
  })
  openPage([], [])
  expect(statusOf(first)).toBe('ready')
  expect(bodies).toMatchObject([
    { module: first.name, outcome: 'crashed', detail: 'disposer: Error: The kettle is hot' },
  ])
})
