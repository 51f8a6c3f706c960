// gives jsdom the classes of fetch
import '@samity/shared-api/testing'
import type { Role } from '@samity/shared-api/contract/roles'
import type { ExtensionEntry, ExtensionLoader } from '@samity/shared-api/module'
import { Card, ExtensionPanels, useExtensions } from '@samity/shared-ui/core'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { use } from 'react'
import { PageModules } from '../registry/registry.ts'
import { moduleStore } from '../store/module-store.ts'
import { aModule } from '../testing/a-module.ts'
import { ExtensionProvider } from './ExtensionProvider.tsx'

const { fetch } = globalThis
let reports: { module: string; release: string; screen: string; outcome: string; detail: string }[]
let consoleErrors: jest.SpyInstance
/** Runs what waits for an idle browser */
let becomeIdle: () => void
let isIdle: Promise<void>
const { requestIdleCallback } = globalThis
beforeEach(() => {
  reports = []
  isIdle = new Promise((resolve) => (becomeIdle = resolve))
  globalThis.requestIdleCallback = (work) => {
    void isIdle.then(() => work({ didTimeout: false, timeRemaining: () => 50 }))
    return 0
  }
  globalThis.fetch = async (_url, options) => {
    if (options?.body) reports.push(JSON.parse(String(options.body)))
    return new Response()
  }
  // React logs what an error boundary catches
  consoleErrors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  globalThis.fetch = fetch
  globalThis.requestIdleCallback = requestIdleCallback
  consoleErrors.mockRestore()
  jest.useRealTimers()
})

const staff: Role = 'staff'
let count = 0
/** A release with one card, whose code is in the tab. */
function aModuleWithCard(id: string, load: ExtensionLoader, over: Partial<ExtensionEntry> = {}) {
  const entry: ExtensionEntry = {
    slot: 'dashboard.card',
    id,
    extension: 'TeaCard',
    title: { en: `Card ${id}`, bn: `কার্ড ${id}` },
    order: 1,
    allow: ['admin', 'staff'],
    ...over,
  }
  const module = aModule(`mfe-card${(count += 1)}`, '1', { extensions: [entry] })
  const code = Promise.resolve({ screens: {}, extensions: { TeaCard: load } })
  moduleStore.dispatch(module, { name: 'loadStarted', code })
  moduleStore.dispatch(module, { name: 'codeArrived' })
  return module
}

function Board() {
  return useExtensions('dashboard.card', {}).map(({ key, title, content }) => (
    <Card key={key} heading={title}>
      {content}
    </Card>
  ))
}
const open = (...modules: ReturnType<typeof aModuleWithCard>[]) =>
  renderScreen(
    <PageModules value={modules}>
      <ExtensionProvider role={staff}>
        <h1>Dashboard</h1>
        <Board />
      </ExtensionProvider>
    </PageModules>,
  )
const good: ExtensionLoader = async () => ({ default: () => <p>A good cup</p> })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

// first, because the part that shows extensions is loaded once
test('the code of extensions is loaded when the browser is idle', async () => {
  const load = jest.fn(good)
  open(aModuleWithCard('late', load))
  expect(await screen.findByRole('heading', { name: 'Card late' })).toBeVisible()
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)))
  expect(load).not.toHaveBeenCalled()
  becomeIdle()
  expect(await screen.findByText('A good cup')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('the extensions of a slot appear in their order, and those of other roles do not', async () => {
  open(
    aModuleWithCard('b', good, { order: 2 }),
    aModuleWithCard('d', good),
    aModuleWithCard('c', good),
    aModuleWithCard('secret', good, { allow: ['admin'] }),
    aModuleWithCard('tab', good, { slot: 'advocate.tab' }),
  )
  expect(await screen.findAllByText('A good cup')).toHaveLength(3)
  expect(headings()).toEqual(['Card c', 'Card d', 'Card b'])
})

test('an extension that throws while it renders is a notice in its place, reported under its slot, and Retry renders it again', async () => {
  let isHot = true
  const Kettle = () => {
    if (isHot) throw new Error('too hot')
    return <p>Tea</p>
  }
  const module = aModuleWithCard('kettle', async () => ({ default: Kettle }))
  const { user } = open(module, aModuleWithCard('other', good))
  expect(await screen.findByRole('alert')).toHaveTextContent('Card kettle could not be loaded: too hot')
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument()
  expect(await screen.findByText('A good cup')).toBeInTheDocument()
  expect(reports).toContainEqual(
    expect.objectContaining({
      module: module.name,
      release: '1',
      screen: 'slot:dashboard.card/kettle',
      outcome: 'crashed',
    }),
  )
  isHot = false
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Tea')).toBeInTheDocument()
})

const cyclic: Record<string, unknown> = {}
cyclic['self'] = cyclic
test.each<[string, unknown, string]>([
  ['undefined', undefined, ''],
  ['null', null, 'null'],
  ['an object', { code: 1 }, '{"code":1}'],
  ['an object that has no text', Object.create(null), 'object'],
  ['an object that contains itself', cyclic, 'object'],
])(
  'an extension that throws %s is a notice, and its report has what was thrown',
  async (_what, thrown, detail) => {
    const Kettle = () => {
      throw thrown
    }
    open(
      aModuleWithCard('odd', async () => ({ default: Kettle })),
      aModuleWithCard('other', good),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Card odd could not be loaded: its code has an error',
    )
    expect(screen.getByText('A good cup')).toBeInTheDocument()
    expect(reports).toContainEqual(
      expect.objectContaining({ screen: 'slot:dashboard.card/odd', outcome: 'crashed', detail }),
    )
  },
)

test('an extension whose code rejects is a notice, and Retry loads it again', async () => {
  let isBack = false
  const module = aModuleWithCard('pot', () => (isBack ? good() : Promise.reject(new Error('no pot'))))
  const { user } = open(module)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Card pot could not be loaded: its code has an error',
  )
  expect(reports).toContainEqual(
    expect.objectContaining({ screen: 'slot:dashboard.card/pot', outcome: 'broken', detail: 'no pot' }),
  )
  isBack = true
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('A good cup')).toBeInTheDocument()
  expect(reports).toContainEqual(
    expect.objectContaining({ screen: 'slot:dashboard.card/pot', outcome: 'loaded' }),
  )
})

test('a slot that a module opens shows its extensions, and one whose owner is absent nothing', async () => {
  renderScreen(
    <PageModules
      value={[
        aModuleWithCard('review', good, { slot: 'library.book.panel' }),
        aModuleWithCard('orphan', good, { slot: 'tea.cup.panel' }),
      ]}
    >
      <ExtensionProvider role={staff}>
        <ExtensionPanels
          slot="library.book.panel"
          slotProps={{ book: { id: 1, title: 'Evidence', author: 'Bashir Ullah' } }}
        />
      </ExtensionProvider>
    </PageModules>,
  )
  expect(await screen.findByText('A good cup')).toBeVisible()
  expect(headings()).toEqual(['Card review'])
})

const never = new Promise<never>(() => undefined)
const Hanging = () => use(never)
test.each<[string, ExtensionLoader, string]>([
  ['whose code hangs', () => never, 'late'],
  ['that hangs while it renders', async () => ({ default: Hanging }), 'crashed'],
])('an extension %s is a notice after ten seconds', async (_how, load, outcome) => {
  jest.useFakeTimers()
  open(aModuleWithCard('slow', load), aModuleWithCard('other', good))
  await act(() => jest.advanceTimersByTimeAsync(500))
  expect(screen.getByText('A good cup')).toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(9_000))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await act(() => jest.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Card slow could not be loaded: no answer within 10 seconds',
  )
  expect(reports).toContainEqual(expect.objectContaining({ screen: 'slot:dashboard.card/slow', outcome }))
})

test('a new release of the module replaces the extension', async () => {
  const module = aModuleWithCard('tea', good)
  const { rerender } = open(module)
  expect(await screen.findByText('A good cup')).toBeInTheDocument()
  const next = { ...module, release: '2' }
  const code = { screens: {}, extensions: { TeaCard: async () => ({ default: () => <p>A better cup</p> }) } }
  moduleStore.setPage([next])
  moduleStore.dispatch(next, { name: 'loadStarted', code: Promise.resolve(code) })
  moduleStore.dispatch(next, { name: 'codeArrived' })
  rerender(
    <PageModules value={[next]}>
      <ExtensionProvider role={staff}>
        <Board />
      </ExtensionProvider>
    </PageModules>,
  )
  expect(await screen.findByText('A better cup')).toBeInTheDocument()
  expect(screen.queryByText('A good cup')).not.toBeInTheDocument()
})
