import { inLanguage } from '../contract/words.ts'
import { fromDecimal, sum, toDecimal } from '../contract/money.ts'
import type { Resource } from '../contract/resource.ts'
import type { FakeResponse, FakeRequest } from './intercept-requests.ts'
import type { Values } from './intercept-requests.ts'

const listParams = new Set([
  'limit',
  'offset',
  'ordering',
  'search',
  'lookup',
  'from',
  'to',
  'voided',
  'archived',
])
const text = (value: unknown) => String(value ?? '').toLowerCase()

/** The rows of one resource in the shape of the wire, with the rules of its declaration. */
export class FakeTable {
  rows: Values[]
  private nextId: number
  private readonly resource: Resource

  constructor(resource: Resource, rows: Values[]) {
    this.resource = resource
    this.rows = rows.map((row, index) => ({ id: index + 1, version: 1, ...row }))
    this.nextId = Math.max(0, ...this.rows.map(({ id }) => Number(id))) + 1
  }

  respond(request: FakeRequest): FakeResponse {
    const [id, action] = request.path.slice(this.resource.path.length + 1).split('/')
    if (!id) return request.method === 'POST' ? this.create(request.body) : this.list(request.query)
    const row = this.rows.find((candidate) => String(candidate.id) === id)
    if (!row) return { status: 404, body: { message: 'Not found' } }
    if (action)
      return this.put(row, { ...row, archived_at: action === 'archive' ? '2026-01-01T00:00:00.000Z' : null })
    if (request.method === 'GET') return { body: row }
    if (request.method === 'PUT') return this.update(row, request.body)
    this.rows = this.rows.filter((other) => other !== row)
    return { status: 204 }
  }

  private list(query: Record<string, string>): FakeResponse {
    const { limit, offset = '0', ordering, search, lookup, from, to } = query
    const filters = Object.entries(query).filter(([name]) => !listParams.has(name))
    const day = Object.entries(this.resource.fields).find(([, { kind }]) => kind === 'day')?.[0] ?? ''
    const matches = this.rows.filter(
      (row) =>
        (query.archived === '1' || !row.archived_at) &&
        filters.every(([name, value]) =>
          this.resource.contains.includes(name)
            ? text(row[name]).includes(text(value))
            : text(row[name]) === text(value),
        ) &&
        (!search || this.resource.search.some((name) => text(row[name]).includes(text(search)))) &&
        (!lookup || Object.values(row).some((value) => text(value).includes(text(lookup)))) &&
        (!from || String(row[day]) >= from) &&
        (!to || String(row[day]) <= to),
    )
    if (ordering) {
      const name = ordering.replace(/^-/, '')
      const direction = ordering.startsWith('-') ? -1 : 1
      matches.sort(
        (one, other) => direction * text(one[name]).localeCompare(text(other[name]), 'en', { numeric: true }),
      )
    }
    const page = limit ? matches.slice(Number(offset), Number(offset) + Number(limit)) : matches
    const amount = sum(matches.map((row) => fromDecimal(String(row.total ?? '0.00'))))
    return {
      body: page,
      headers: { 'x-total-count': String(matches.length), 'x-total-amount': toDecimal(amount) },
    }
  }

  private create(body: Values): FakeResponse {
    const errorResponse = this.validate(body, undefined)
    if (errorResponse) return errorResponse
    const row = { ...this.toStoredValues(body), id: this.nextId, version: 1 }
    this.nextId += 1
    this.rows = [row, ...this.rows]
    return { status: 201, body: row }
  }

  private update(row: Values, body: Values): FakeResponse {
    if (body.version !== undefined && Number(body.version) !== row.version)
      return { status: 409, body: { message: 'Someone else has changed this record' } }
    const errorResponse = this.validate(body, row)
    if (errorResponse) return errorResponse
    return this.put(row, { ...row, ...this.toStoredValues(body), version: Number(row.version) + 1 })
  }

  private put(row: Values, replacement: Values): FakeResponse {
    this.rows = this.rows.map((other) => (other === row ? replacement : other))
    return { body: replacement }
  }

  private validate(body: Values, row: Values | undefined): FakeResponse | undefined {
    const { error } = this.resource.input.safeParse(body)
    if (error) {
      const errors: Record<string, string[]> = {}
      for (const { path, message } of error.issues)
        (errors[path.join('.')] ??= []).push(inLanguage(message, 'en'))
      return { status: 422, body: { message: 'Please correct the marked fields', errors } }
    }
    for (const { field, message } of Object.values(this.resource.conflicts)) {
      const isDuplicate = this.rows.some(
        (other) => other !== row && text(other[field]) !== '' && text(other[field]) === text(body[field]),
      )
      if (isDuplicate)
        return { status: 409, body: { message: message.en, errors: { [field]: [message.en] } } }
    }
    return undefined
  }

  private toStoredValues(body: Values): Values {
    const parsed: Values = this.resource.input.parse(body)
    for (const [name, { kind }] of Object.entries(this.resource.fields)) {
      if (kind === 'money' && typeof parsed[name] === 'number') parsed[name] = toDecimal(parsed[name])
      if (kind === 'picture') {
        if (body[name] instanceof File) parsed[name] = `/media/${body[name].name}`
        else if (body[`${name}_clear`]) parsed[name] = null
        else delete parsed[name]
      }
    }
    return parsed
  }
}
