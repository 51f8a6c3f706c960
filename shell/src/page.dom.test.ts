import { isDevelopmentPage } from './page.ts'

const everyone = { origins: ['http://localhost:*'], everyone: true }
const nodeEnv = process.env['NODE_ENV'] ?? 'test'

function showPage(context: object): void {
  document.body.innerHTML = `<script type="application/json" id="page">${JSON.stringify(context)}</script>`
}
afterEach(() => {
  Object.assign(process.env, { NODE_ENV: nodeEnv })
})

test('a page of npm run dev is a development page', () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  showPage({ development: everyone })
  expect(isDevelopmentPage()).toBe(true)
})

test.each([{}, { development: { ...everyone, everyone: false } }])('%j is none', (context) => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  showPage(context)
  expect(isDevelopmentPage()).toBe(false)
})

test('a shell for production has no development page, whatever the server writes', () => {
  Object.assign(process.env, { NODE_ENV: 'production' })
  showPage({ development: everyone })
  expect(isDevelopmentPage()).toBe(false)
})
