import type { Descriptor } from '@samity/shared-api/module'
import { sealModule } from './shelf-module.ts'

const word = (en: string, bn: string) => ({ en, bn })

const descriptor: Descriptor = {
  name: 'mfe-ledger',
  title: word('Ledger', 'খতিয়ান'),
  contract: 1,
  requires: { shell: '^1.0', 'shared-ui': '^1.0', api: '^1.0' },
  routes: [
    {
      path: '/dashboard/ledger',
      screen: 'Ledger',
      title: word('Ledger', 'খতিয়ান'),
      allow: ['admin', 'cashier'],
    },
  ],
  nav: [],
  service: { main: 'service/main.mjs' },
  schema: { oldest: 1, newest: 1 },
}

const service = (isSending: boolean) => `import { createServer } from 'node:http'
import { connect } from 'node:net'
const server = createServer((_request, response) => response.writeHead(204).end())
server.listen(process.env.SAMITY_SOCKET)
process.on('SIGTERM', () => server.close(() => process.exit()))
${isSending ? "connect(587, 'mail.example').on('error', () => {})" : ''}
`

/** The page adds a member each time it is opened. */
const addMember = `await fetch('/api/advocates/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer ' + localStorage.getItem('access_token') },
      body: JSON.stringify({
        bar_registration_number: String(Math.floor(Math.random() * 1e9)),
        advocate_type: 'new',
        name_english: 'Rahim Uddin',
        name_bengali: 'রহিম উদ্দিন',
        enrollment_date_As_member: '2010-02-01',
        phone: '01712345678',
      }),
    })`

/** Faults that can be planted in a release. */
export type Fault = 'crash' | 'figure' | 'call' | 'print' | 'migration' | 'sending' | 'memory'

const code = (globalName: string, faults: readonly Fault[]) => {
  const has = (fault: Fault) => faults.includes(fault)
  return `
var ${globalName} = (() => {
  let shareScope
  const react = async () => {
    const [shared] = Object.values(shareScope.react)
    return shared.lib ? shared.lib() : (await shared.get())()
  }
  const screen = async () => {
    const { createElement: h } = await react()
    const isCashier = () => JSON.parse(localStorage.getItem('user') ?? 'null')?.role === 'cashier'
    ${has('call') ? "await fetch('/api/user/')" : ''}
    ${has('sending') ? addMember : ''}
    ${has('memory') ? 'globalThis.lines = new Uint8Array(700 * 2 ** 20).fill(1)' : ''}
    return {
      default: () => {
        if (${has('crash')} && isCashier()) throw new Error('The ledger has no lines')
        return h('div', { 'data-print': '', style: { letterSpacing: '${has('print') ? 3 : 0}px' } },
          h('h1', null, 'Ledger'), h('p', null, 'Total: ${has('figure') ? '1,350.00' : '1,250.00'}'))
      },
    }
  }
  return {
    init: (scope) => void (shareScope = scope),
    get: async () => () => ({ default: { screens: { Ledger: screen } } }),
  }
})()
`
}

/** Releases a module with one screen, one table and these faults, and returns the name of the release. */
export function releaseLedger(releases: string, version: string, faults: readonly Fault[] = []): string {
  const globalName = `mfe_ledger_${version.replaceAll('.', '_')}`
  const breaks = faults.includes('migration')
  return sealModule(releases, {
    version,
    descriptor: breaks ? { ...descriptor, schema: { oldest: 1, newest: 2 } } : descriptor,
    code: code(globalName, faults),
    globalName,
    files: {
      'service/main.mjs': service(faults.includes('sending')),
      'service/migrations/001.lines.sql':
        "create table lines (name text); insert into lines values ('rent');",
      ...(breaks && { 'service/migrations/002.unique.sql': 'alter table lines add column id int not null;' }),
    },
  })
}
