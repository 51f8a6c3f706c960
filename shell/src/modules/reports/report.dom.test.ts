import { aModule } from '../testing/a-module.ts'
import { report } from './report.ts'

const tea = aModule('mfe-tea', '1.0.0+aaaaaaaaaaaa')

test('a report contains the ticket of the release', () => {
  const bodies: unknown[] = []
  globalThis.fetch = async (_url, options) => {
    bodies.push(JSON.parse(String(options?.body)))
    return new Response(null, { status: 204 })
  }
  report({ module: { ...tea, ticket: 'abc' }, screen: 'Tea', ms: 1, outcome: 'loaded' })
  report({ module: tea, screen: 'Tea', ms: 1, outcome: 'loaded' })
  expect(bodies).toMatchObject([
    { module: 'mfe-tea', release: tea.release, ticket: 'abc' },
    { module: 'mfe-tea', ticket: '' },
  ])
})

test('a report of a crash contains the stack, which the server translates', () => {
  const bodies: { stack: string }[] = []
  globalThis.fetch = async (_url, options) => {
    bodies.push(JSON.parse(String(options?.body)) as { stack: string })
    return new Response(null, { status: 204 })
  }
  const error = new TypeError('x is undefined')
  error.stack = `TypeError: x is undefined\n${'at y (https://bar.example/a.js:1:2)\n'.repeat(100)}`
  report({ module: tea, screen: 'Tea', ms: 1, outcome: 'crashed', error })
  report({ module: tea, screen: 'Tea', ms: 1, outcome: 'crashed', error: 'a text' })
  expect(bodies.map(({ stack }) => stack)).toEqual([error.stack.slice(0, 1500), ''])
})
