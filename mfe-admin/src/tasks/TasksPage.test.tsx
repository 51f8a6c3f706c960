import { bank } from '@samity/shared-api/contract/config/bank'
import type { Task } from '@samity/shared-api/contract/system/task'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import TasksPage from './TasksPage.tsx'

const aTask = (id: number, values: Partial<Task> = {}): Task => ({
  id,
  module: 'mfe-library',
  module_title: { en: 'Library', bn: 'গ্রন্থাগার' },
  key: `late/${id}`,
  title: { en: `Ask for book ${id}`, bn: `বই ${id} চান` },
  text: null,
  path: `/dashboard/library/loans?search=${id}`,
  roles: ['staff'],
  permission: null,
  due_on: null,
  created_at: '2026-11-21T08:30:00Z',
  given_by: null,
  closed_at: null,
  closed_by: null,
  ...values,
})

/** A server with these tasks, which closes and reopens them as the real one. */
function open(tasks: Task[], at = '/dashboard/tasks') {
  const rows = new Map(tasks.map((task) => [task.id, task]))
  const server = fakeServer(bank).route('GET', 'tasks/', ({ query }) => {
    const body = [...rows.values()].filter(
      ({ closed_at }) => !query['state'] || (closed_at === null) === (query['state'] === 'open'),
    )
    return { body, headers: { 'x-total-count': String(body.length) } }
  })
  for (const { id } of tasks) {
    const put = (values: Partial<Task>) => {
      const task = { ...rows.get(id)!, ...values }
      rows.set(id, task)
      return { body: task }
    }
    server
      .route('POST', `tasks/${id}/done/`, () =>
        put({ closed_at: '2026-11-22T08:30:00Z', closed_by: 'karim' }),
      )
      .route('POST', `tasks/${id}/reopen/`, () => put({ closed_at: null, closed_by: null }))
  }
  return { server, ...renderScreen(<TasksPage />, { at, path: '/dashboard/tasks' }) }
}
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))

test('a task says who gave it and until when, and its link opens the page where people do it', async () => {
  open([
    aTask(1, { text: { en: 'Torts, Karim', bn: 'টর্ট, করিম' }, due_on: '2020-03-01' }),
    aTask(2, { given_by: 'rahima', due_on: '2999-03-01' }),
  ])
  const late = await rowOf(/Ask for book 1/)
  expect(late.getByRole('link', { name: 'Ask for book 1' })).toHaveAttribute(
    'href',
    '/dashboard/library/loans?search=1',
  )
  expect(late.getByText('Torts, Karim')).toBeVisible()
  expect(late.getByText('01/03/2020: the day is over')).toBeVisible()
  const other = await rowOf(/Ask for book 2/)
  expect(other.getByText('Library, for rahima')).toBeVisible()
  expect(other.getByText('01/03/2999')).toBeVisible()
})

test('Done removes a task from the list, and can be undone', async () => {
  const { user } = open([aTask(1), aTask(2)])
  await user.click((await rowOf(/Ask for book 1/)).getByRole('button', { name: 'Done' }))
  const status = await screen.findByText(/‘Ask for book 1’ is done/)
  expect(screen.queryByRole('row', { name: /Ask for book 1/ })).not.toBeInTheDocument()
  await user.click(within(status).getByRole('button', { name: 'Not done yet' }))
  expect(await screen.findByText('The task is open again.')).toBeInTheDocument()
  await rowOf(/Ask for book 1/)
  expect(screen.queryByText(/is done/)).not.toBeInTheDocument()
})

test('the URL shows what is done; what a module has closed cannot be opened again', async () => {
  const closed_at = '2026-11-22T08:30:00Z'
  open([aTask(1, { closed_at, closed_by: 'karim' }), aTask(2, { closed_at })], '/dashboard/tasks?state=done')
  const own = await rowOf(/Ask for book 1/)
  expect(own.getByText(/karim/)).toBeInTheDocument()
  expect(own.getByRole('button', { name: 'Not done yet' })).toBeVisible()
  expect((await rowOf(/Ask for book 2/)).queryByRole('button')).not.toBeInTheDocument()
})

test('a refusal is shown and the list is read again', async () => {
  const { server, user } = open([aTask(1)])
  server.route('POST', 'tasks/1/done/', () => ({
    status: 404,
    body: { message: 'This task does not exist.' },
  }))
  await user.click(await screen.findByRole('button', { name: 'Done' }))
  expect(await screen.findByText('This task does not exist.')).toBeInTheDocument()
  expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(2)
})

test('no open task, no match and a failure each have a sentence, also in Bengali', async () => {
  const { user, unmount } = open([])
  expect(await screen.findByText('No task is open for you.')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('State'), 'done')
  expect(await screen.findByText('No task matches these filters.')).toBeVisible()
  unmount()
  fakeServer(bank).route('GET', 'tasks/', () => ({ status: 500, body: { message: 'ত্রুটি' } }))
  renderScreen(<TasksPage />, { at: '/dashboard/tasks', path: '/dashboard/tasks', language: 'bn' })
  expect(await screen.findByText('ত্রুটি')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'করণীয়' })).toBeVisible()
})
