import { diagnose } from './load-error.ts'

const wrappedError = (message: string) =>
  new Error(
    `[ Federation Runtime ]: Failed to get manifest. #RUNTIME-003\nargs: {"hostName":"shell"}\nView the docs to see how to solve: somewhere\nOriginal Error Message:\n ${message}`,
  )

test('the message of the federation runtime is reduced to the original error', async () => {
  const failure = await diagnose(wrappedError('TypeError: Failed to fetch'), undefined)
  expect([failure.reason, failure.message]).toEqual(['unreachable', 'TypeError: Failed to fetch'])
})

test('a manifest that timed out has another reason than one that cannot be reached', async () => {
  const failure = await diagnose(wrappedError('TimeoutError: signal timed out'), undefined)
  expect([failure.reason, failure.message]).toEqual(['late', 'TimeoutError: signal timed out'])
})

test('any other error counts as an error in the module’s code', async () => {
  const failure = await diagnose(new Error('The kettle is hot'), undefined)
  expect([failure.reason, failure.message]).toEqual(['broken', 'The kettle is hot'])
})
