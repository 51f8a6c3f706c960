import { dayBefore, today, yearOf } from '@samity/shared-api/contract'
import { cashPlace, type Role } from './operation-records.ts'

const now = today()
const year = yearOf(now)

const settings = {
  voter_list: { paid_up_to_month: 6, standings: ['regular', 'retired'], member_days: 30 },
}

export type Step = {
  operation: string
  by?: Role | 'visitor' | 'member'
  body?: object
  query?: string
  id?: string
}

/**
 * Requests for operations that are not those of a record: `id` names the resource whose record the path has.
 */
export const furtherSteps: readonly Step[] = [
  { operation: 'PUT /api/settings', by: 'admin', body: settings },
  { operation: 'PUT /api/lock', by: 'admin', body: { locked_up_to: '2019-12-31' } },
  {
    operation: 'POST /api/lock/exceptions',
    by: 'admin',
    body: { first_day: '2019-03-01', last_day: '2019-03-31', hours: 2, reason: 'A book was found' },
  },
  { operation: 'PUT /api/user', body: { name: 'Rahima', language: 'bn' } },
  {
    operation: 'POST /api/register',
    by: 'visitor',
    body: { username: 'rahima', password: 'a long enough Password-1874' },
  },
  {
    operation: 'POST /api/contact-messages',
    by: 'visitor',
    body: { name: 'Karim', email: 'k@example.com', subject: 'Hall', message: 'Is it free?' },
  },
  { operation: 'POST /api/committees/copy', body: { from: year, to: year + 1 } },
  { operation: 'POST /api/advocates/{id}/standing', id: 'advocates', body: standing('suspended') },
  { operation: 'POST /api/advocates/{id}/member-code', id: 'advocates' },
  { operation: 'PUT /api/my/consent', by: 'member', body: { shown: false } },
  { operation: 'POST /api/advocates/{id}/dues-terms', id: 'advocates', body: duesTerms() },
  {
    operation: 'POST /api/voter-lists/{id}/objections',
    id: 'voter-lists',
    body: { advocate_id: '123', request: 'exclude', objector: 'Karim', ground: 'He moved' },
  },
  { operation: 'POST /api/import/advocates', body: importBody(true) },
  { operation: 'POST /api/import/advocates', body: importBody(false) },
  {
    operation: 'POST /api/prices/heads',
    by: 'admin',
    body: { name_en: 'Court fee', name_bn: 'কোর্ট ফি', kind: 'passed_on' },
  },
  { operation: 'POST /api/check/cases', body: { paper: 'VKL', serial: '5', case_number: 'CR 5/26' } },
  { operation: 'POST /api/check-keys', by: 'admin' },
  {
    operation: 'POST /api/advocates/withheld-fields',
    body: { ids: [1], withhold: ['phone'], publish: ['photo'] },
  },
  { operation: 'POST /api/lock/exceptions/{id}/end', by: 'admin' },
  { operation: 'POST /api/webhooks/{id}/pause', by: 'admin', id: 'webhooks' },
  { operation: 'POST /api/webhooks/{id}/resume', by: 'admin', id: 'webhooks', body: {} },
  { operation: 'POST /api/webhooks/{id}/secret', by: 'admin', id: 'webhooks' },
  { operation: 'POST /api/webhooks/{id}/test', by: 'admin', id: 'webhooks' },
  { operation: 'GET /api/paper-stock/serial', query: 'serial=5' },
  { operation: 'GET /api/check-codes', query: 'kind=receipt&ids=1' },
  { operation: 'GET /api/serial-codes', query: 'paper=VKL&from=1&to=3' },
  { operation: 'GET /api/paid-periods', query: 'advocate_id=123' },
  { operation: 'GET /api/search', query: 'q=rahim' },
  { operation: 'GET /api/ledger-records', query: `side=income&category=1&from=${year}-01-01&to=${now}` },
  { operation: 'GET /api/cash-book', query: `place=${cashPlace}&from=${dayBefore(now)}&to=${now}` },
  { operation: 'GET /api/voter-lists/{id}/why', id: 'voter-lists', query: 'advocate_id=123' },
]

function standing(value: string): object {
  return { standing: value, from_day: '2026-02-01', reason: 'Meeting of the committee' }
}
function duesTerms(): object {
  return { from_day: '2026-01-01', court_type: 'H/C', benevolent: true, reason: 'Application' }
}
function importBody(dry_run: boolean): object {
  const columns = [
    'bar_registration_number',
    'advocate_type',
    'name_english',
    'name_bengali',
    'enrollment_date_As_member',
  ]
  const cells = ['7', 'new', 'Nila Roy', 'নীলা রায়', '2012-02-01']
  return { columns, rows: [{ row: 2, cells }], dry_run, file: 'members.csv' }
}
