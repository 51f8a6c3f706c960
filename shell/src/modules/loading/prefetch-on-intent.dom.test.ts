import { prefetchOnIntent } from './prefetch-on-intent.ts'

let paths: string[]
let stop: () => void
beforeEach(() => {
  paths = []
  document.body.innerHTML = `
    <a id="bank" href="/dashboard/addBank?tab=2"><span id="icon">Bank</span></a>
    <a id="bengali" href="/bn/dashboard/addBank">Bank</a>
    <a id="home" href="/">Home</a>
    <a id="other" href="https://example.org/dashboard">Elsewhere</a>
    <a id="window" href="/dashboard/print" target="_blank">Print</a>
    <p id="text">Text</p>`
})
afterEach(() => {
  stop()
  Reflect.deleteProperty(navigator, 'connection')
})
const start = () => {
  stop = prefetchOnIntent((path) => paths.push(path))
}
const send = (event: string, id: string) =>
  document.getElementById(id)!.dispatchEvent(new Event(event, { bubbles: true }))

test.each(['pointerover', 'touchstart', 'focusin'])('%s on a link fetches its screen', (event) => {
  start()
  send(event, 'icon')
  send(event, 'bengali')
  expect(paths).toEqual(['/dashboard/addBank', '/dashboard/addBank'])
})

test('nothing but links of the dashboard is fetched', () => {
  start()
  for (const id of ['home', 'other', 'window', 'text']) send('pointerover', id)
  expect(paths).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'nothing is fetched with %j',
  (connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
    start()
    send('pointerover', 'bank')
    expect(paths).toEqual([])
  },
)

test('nothing is fetched after the end', () => {
  start()
  stop()
  send('pointerover', 'bank')
  expect(paths).toEqual([])
})
