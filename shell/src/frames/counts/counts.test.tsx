import { http } from '@samity/shared-api/client'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import type { NavLink, NavSection } from '../../navigation/nav-match.ts'
import { Sidebar } from '../Sidebar.tsx'
import { useCounts } from './use-counts.ts'

const link = (label: string, read: string, field: string): NavLink => ({
  section: 'treasury',
  order: 1,
  path: `/dashboard/${label.toLowerCase()}`,
  label: { en: label, bn: label },
  behind: [],
  count: { read, field },
})
const nav: NavSection[] = [
  {
    section: 'treasury',
    label: { en: 'Treasury', bn: 'কোষাগার' },
    entries: [
      link('Transfers', 'waiting-work/', 'transfers'),
      link('Days', 'waiting-work/', 'days'),
      link('Books', 'books/', 'late'),
    ],
  },
]

type Menu = { path?: string; collapsed?: boolean }
const Menu = ({ path = '/dashboard/days', collapsed = false }: Menu) => (
  <Sidebar nav={useCounts(nav)} path={path} person="rahima" collapsed={collapsed} />
)

type Answer = (path: string, signal: AbortSignal) => Promise<unknown>
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')))
  })

/** Replaces what answers the requests of the page. Returns the paths requested. */
function answerWith(answer: Answer): string[] {
  const paths: string[] = []
  http.defaults.adapter = async (config) => {
    paths.push(config.url!)
    const data = await answer(config.url!, config.signal as AbortSignal)
    return { data, status: 200, statusText: '', headers: {}, config }
  }
  return paths
}

async function open(answer: Answer, { language = 'en', ...menu }: Menu & { language?: 'en' | 'bn' } = {}) {
  const view = renderScreen(<Menu {...menu} />, { language })
  const paths = answerWith(answer)
  await settle()
  return { ...view, paths }
}
const settle = (ms = 5000) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const work = { transfers: 12, days: 0 }
const toWork: Answer = (path) => Promise.resolve(path === 'books/' ? { late: 3 } : work)

test('entries with the same read share one request, and 0 shows no number', async () => {
  const { paths } = await open(toWork)
  expect(paths).toEqual(['waiting-work/', 'books/'])
  expect(screen.getByRole('link', { name: 'Transfers' })).toHaveAccessibleDescription('12 waiting')
  expect(screen.getByRole('link', { name: 'Days' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAccessibleDescription('3 waiting')
})

test('a folded section has the sum, and a collapsed one too, in the digits of the person', async () => {
  await open(toWork, { path: '/', language: 'bn' })
  expect(screen.getByRole('button', { name: 'কোষাগার' })).toHaveAccessibleDescription('১৫টি বাকি')
})

test('a folded section has no number until each count has come or failed', async () => {
  await open((path, signal) => (path === 'books/' ? rejectOnAbort(signal) : toWork(path, signal)), {
    path: '/',
  })
  const section = screen.getByRole('button', { name: 'Treasury' })
  expect(section).not.toHaveAccessibleDescription()
  await settle(10_000)
  expect(section).toHaveAccessibleDescription('12 waiting')
})

test('the icon of a collapsed sidebar has the same description', async () => {
  await open(toWork, { path: '/', collapsed: true })
  expect(screen.getByRole('button', { name: 'Treasury' })).toHaveAccessibleDescription('15 waiting')
})

test('a count that fails shows nothing, and the others do', async () => {
  await open(async (path, signal) => {
    if (path === 'books/') throw new Error('broken')
    return toWork(path, signal)
  })
  expect(screen.getByRole('link', { name: 'Transfers' })).toHaveAccessibleDescription('12 waiting')
  expect(screen.getByRole('link', { name: 'Books' })).toBeVisible()
})

test('a count that takes longer than 10 seconds is given up and delays no other', async () => {
  const signals: AbortSignal[] = []
  await open((path, signal) => {
    if (path !== 'books/') return toWork(path, signal)
    signals.push(signal)
    return rejectOnAbort(signal)
  })
  expect(screen.getByRole('link', { name: 'Transfers' })).toHaveAccessibleDescription('12 waiting')
  await settle(10_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(screen.getByRole('link', { name: 'Books' })).toBeVisible()
})

test.each([
  ['a write that succeeds', () => http.post('books/1/return/')],
  ['coming back to the window', () => Promise.resolve(window.dispatchEvent(new Event('focus')))],
  ['a minute', () => jest.advanceTimersByTimeAsync(60_000)],
])('%s reads the counts again', async (_name, happen) => {
  let late = 3
  const { paths } = await open((path, signal) =>
    path === 'books/' ? Promise.resolve({ late }) : toWork(path, signal),
  )
  late = 4
  await act(async () => void (await happen()))
  await settle(100)
  expect(paths.filter((path) => path === 'books/')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Books' })).toHaveAccessibleDescription('4 waiting')
})

test('a menu that is gone reads nothing more', async () => {
  const { paths, unmount } = await open(toWork)
  unmount()
  await settle(120_000)
  expect(paths).toHaveLength(2)
})
