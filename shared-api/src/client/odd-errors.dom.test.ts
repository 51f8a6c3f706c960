import { bank } from '../contract/config/bank.ts'
import { fakeServer } from '../testing/index.ts'
import { http, toRequestError } from './http.ts'

const unknownError = 'Something went wrong!'
const failureOf = (body: unknown) => {
  fakeServer(bank).route('GET', 'x/mfe-tea/', () => ({ status: 500, body }))
  return http.get('x/mfe-tea/').then(() => undefined, toRequestError)
}

test.each([
  { message: { en: 'No tea' } },
  { message: ['No tea', 'No milk'], errors: null },
  { errors: 'No tea' },
  '<h1>502 Bad Gateway</h1>',
  null,
])('an answer of another shape has a message that a page can show: %j', async (body) => {
  expect(await failureOf(body)).toEqual({ status: 500, message: unknownError, errors: {} })
})

test('messages of fields are lists of texts', async () => {
  const errors = { tea: 'No tea', milk: ['No milk', { deep: 1 }], sugar: { deep: 1 } }
  expect(await failureOf({ message: 'No breakfast', errors })).toEqual({
    status: 500,
    message: 'No breakfast',
    errors: { tea: ['No tea'], milk: ['No milk'] },
  })
})

test('an odd thrown value is no text of its own', () => {
  expect(toRequestError({ reason: 1 })).toMatchObject({ status: 0, message: unknownError })
  expect(toRequestError('No tea')).toMatchObject({ message: 'No tea' })
})
