import { diagnose } from './load-error.ts'

const wrappedError = (message: string) =>
  new Error(
    `[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003\nargs: {"hostName":"shell"}\nView the docs to see how to solve: somewhere\nOriginal Error Message:\n ${message}`,
  )

test('of what the run-time says only what happened is told', async () => {
  const failure = await diagnose(wrappedError('TypeError: Failed to fetch'), undefined)
  expect([failure.reason, failure.message]).toEqual(['unreachable', 'TypeError: Failed to fetch'])
})

test('a manifest that came too late is told apart from one that cannot be reached', async () => {
  const failure = await diagnose(wrappedError('TimeoutError: signal timed out'), undefined)
  expect([failure.reason, failure.message]).toEqual(['late', 'TimeoutError: signal timed out'])
})

test('any other error is the module’s own', async () => {
  const failure = await diagnose(new Error('The kettle is hot'), undefined)
  expect([failure.reason, failure.message]).toEqual(['broken', 'The kettle is hot'])
})
