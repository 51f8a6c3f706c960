import { building } from '@samity/shared-api/contract/config/building'
import { fakeServer } from '@samity/shared-api/testing'
import { waitFor } from '@testing-library/react'
import { reportRows } from './report-rows.ts'

const path = 'old-books/progress/a-key/'

function startWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const onRows = jest.fn()
  return { resolve, reject, onRows, result: reportRows(promise, path, onRows, 20) }
}

test('the rows are read until the work ends, as soon as the server knows them', async () => {
  let done: number | null = null
  const { requests } = fakeServer(building, []).route('GET', path, () => ({
    status: 200,
    body: { done, total: done === null ? null : 40 },
  }))
  const { resolve, onRows, result } = startWork()
  await waitFor(() => expect(requests.length).toBeGreaterThan(1))
  expect(onRows).not.toHaveBeenCalled()
  done = 25
  await waitFor(() => expect(onRows).toHaveBeenCalledWith({ done: 25, total: 40 }))
  resolve('imported')
  await expect(result).resolves.toBe('imported')
  const [calls, sent] = [onRows.mock.calls.length, requests.length]
  await new Promise((resume) => setTimeout(resume, 100))
  expect(onRows).toHaveBeenCalledTimes(calls)
  // one may have been on its way
  expect(requests.length).toBeLessThanOrEqual(sent + 1)
})

test('a progress that cannot be read does not fail the work, whose own error is thrown', async () => {
  const { requests } = fakeServer(building, []).route('GET', path, () => ({
    status: 500,
    body: { message: 'Down' },
  }))
  const { reject, onRows, result } = startWork()
  await waitFor(() => expect(requests.length).toBeGreaterThan(1))
  reject(new Error('the import failed'))
  await expect(result).rejects.toThrow('the import failed')
  expect(onRows).not.toHaveBeenCalled()
})
