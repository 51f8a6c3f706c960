import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { json } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import type { AdvocateReference } from '@samity/shared-api/contract/config/advocate-reference'
import type { ModuleFile, ModuleFileKind } from '@samity/shared-api/contract/system/module-files'
import type { FeedEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import {
  matchRoute,
  serviceEventsPath,
  serviceChecksPath,
  serviceJobsPath,
  serviceTokenTtlSeconds,
  type ModuleCheckResult,
  type ServiceClaims,
} from '@samity/shared-api/module'
import { includesScope, type Scope, type ScopeArea } from '@samity/shared-api/contract/api-tokens/scopes'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { ServiceConnection } from '../create-service.ts'
import { claimsIn, fakeAnswers, patternOf, type ApiAnswer, type ApiCall } from './fake-answers.ts'
import { fakeFiles } from './fake-files.ts'
import { routeAreas } from './generated/route-areas.ts'
import type { ChargeInput } from '../charge.ts'
import type { TaskInput } from '../give-task.ts'
import type { NoticeInput } from '../propose-notice.ts'
import type { PostedReceipt, ReceiptInput } from '../post-receipt.ts'

export type FakeSystem = {
  connection: ServiceConnection
  /** A header with a token as the gateway sends it: of a member of staff, unless the claims say otherwise */
  authorization(claims?: Partial<ServiceClaims>): Promise<{ authorization: string }>
  /** Sends an event as the server does, and returns the status of the response: 204 when it was handled. */
  sendEvent(app: FastifyInstance, event: Partial<FeedEvent>): Promise<number>
  /** Runs a job as the server does, now unless told otherwise, and returns the status of the response. */
  runJob(app: FastifyInstance, name: string, due?: string): Promise<number>
  /** Reads the results of the checks as the server does. */
  readChecks(app: FastifyInstance): Promise<ModuleCheckResult[]>
  receipts: { series: string; receipt: ReceiptInput }[]
  /** The series in which an administrator allows receipts without a person */
  automaticSeries: Set<string>
  /** The open tasks by their keys. Deleting one is what a person does who marks it as done. */
  tasks: Map<string, TaskInput>
  /**
   * The files of the module by their addresses. Deleting those that are not kept is what the server does after
   * a day.
   */
  files: Map<string, ModuleFile>
  /** Adds a file as a person does who uploads it, and returns its address. */
  uploadFile(kind?: ModuleFileKind): string
  /** The open charges by their series and subjects: 'LIB loan/12' */
  charges: Map<string, ChargeInput>
  /** The notices that wait for a person. The id of the first one is 1. */
  notices: NoticeInput[]
  /** The advocates whom the service finds; a test adds its own */
  advocates: AdvocateReference[]
  /**
   * The answers of the API to other requests: `answers.set('GET advocates/7/dues/', dues)`. They are refused
   * as by the real system, with 403 `auth.right`, unless the module asks for the area of the route.
   */
  answers: Map<string, object>
  /**
   * Answers each request to a path, as a test that keeps state needs it:
   * `answer('GET', 'advocates/{id}/dues/', ({ path }) => ({ body: dues }))`. Rights count as above. The last
   * answer for a path counts; 'no answer' closes the connection.
   */
  answer(method: string, path: string, handler: (call: ApiCall) => ApiAnswer): void
  /** The requests that were answered so, and the entries of the audit log: 'POST module-audit/' */
  calls: { request: string; body: unknown }[]
  /**
   * Voids a receipt as a person would, and frees its subject. The test sends `PUT /-/void-receipts` itself.
   */
  voidReceipt(number: string): void
  stop(): Promise<void>
}

const keyId = 'test'

const anEvent = (): FeedEvent => ({
  id: `evt_${randomUUID()}`,
  type: 'member.changed',
  timestamp: new Date().toISOString(),
  data: { area: 'members', record: 'advocates/1', version: 2 },
})

/** The parts of module.json that matter here. A test imports the file as JSON. */
export type AskingModule = {
  name: string
  asks?: readonly string[]
  routes?: readonly { path: string }[]
  permissions?: readonly { name: string }[]
  files?: { kinds: readonly string[]; public?: boolean }
  uses?: readonly string[]
}

/** True if the route exists and the token's rights include it. */
function mayCall(method: string, path: string, { asks = [] }: Partial<ServiceClaims>): boolean {
  const [, , area] =
    routeAreas.find(
      ([methods, template]) =>
        methods.split(' ').includes(method) && patternOf(template).test(path.replace(/\?.*$/, '')),
    ) ?? []
  // the table is made from the same areas
  return area !== undefined && includesScope(asks, method === 'GET' ? 'read' : 'write', area as ScopeArea)
}

/**
 * Starts the parts of a system that a service calls: the public keys of the gateway, advocates, receipts, the
 * audit log, and what a test has answers for and the module asks for. For tests of one module, given by its
 * descriptor; by its name alone it asks for nothing.
 */
export async function startFakeSystem(descriptor: AskingModule | string): Promise<FakeSystem> {
  const {
    name: module,
    asks = [],
    routes = [],
    permissions = [],
    files: declaredFiles,
    uses = [],
  }: AskingModule = typeof descriptor === 'string' ? { name: descriptor } : descriptor
  const isOwnPage = (path: string) => matchRoute(routes, path.replace(/[?#].*/, '')) !== undefined
  const { publicKey, privateKey } = await generateKeyPair('EdDSA')
  const jwks = { keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'EdDSA', use: 'sig' }] }
  const receipts: FakeSystem['receipts'] = []
  const automaticSeries = new Set<string>()
  const advocates: AdvocateReference[] = []
  const posted = new Map<string, { receipt: ReceiptInput; answer: PostedReceipt }>()
  const conflictOf = ({ id, number }: PostedReceipt) => ({ path: 'receipts', id, number })

  async function postReceipt(
    request: IncomingMessage,
    series: string,
  ): Promise<{ status: number; body: object }> {
    // the service posts receipts of this type
    const receipt = (await json(request)) as ReceiptInput
    const { subject } = receipt
    if (claimsIn(request).sub === 'system') {
      if (!automaticSeries.has(series))
        return {
          status: 409,
          body: { message: `Nobody allows ${series} without a person.`, code: 'series.automatic' },
        }
      if (!subject || (receipt.payment_type ?? 'cash') === 'cash')
        return {
          status: 422,
          body: { message: 'Without a person: a subject, and no cash.', code: 'fields.invalid' },
        }
    }
    const key = subject
      ? `subject ${series} ${subject}`
      : String(request.headers['idempotency-key'] ?? randomUUID())
    const known = posted.get(key)
    if (known) {
      if (isDeepStrictEqual(known.receipt, receipt)) return { status: 200, body: known.answer }
      const refusal = { message: `${known.answer.number} is the receipt for ${subject ?? key}.` }
      return subject
        ? { status: 409, body: { ...refusal, code: 'subject.taken', conflict: conflictOf(known.answer) } }
        : { status: 422, body: { ...refusal, code: 'idempotency.reused' } }
    }
    const open = subject ? charges.get(`${series} ${subject}`) : undefined
    if (open && Number(open.amount) !== receipt.lines.reduce((sum, { amount }) => sum + Number(amount), 0))
      return { status: 409, body: { message: `${subject} is charged ${open.amount}.`, code: 'charge.other' } }
    receipts.push({ series, receipt })
    const id = receipts.length
    const answer = { id, number: `${series}-2026-${String(id).padStart(6, '0')}`, ...receipt }
    posted.set(key, { receipt, answer })
    return { status: 201, body: answer }
  }

  const { answers, answer, calls, keepAuditEntry, respond } = fakeAnswers()
  const tasks: FakeSystem['tasks'] = new Map()
  const charges: FakeSystem['charges'] = new Map()
  const notices: FakeSystem['notices'] = []
  const noticeIds = new Map<string, number>()

  /** Returns the id of the notice: with a known key that of the first call. */
  async function proposeNotice(request: IncomingMessage): Promise<number> {
    // the service sends a notice
    const { is_proposed: _isProposed, ...notice } = (await json(request)) as NoticeInput & {
      is_proposed: true
    }
    const key = String(request.headers['idempotency-key'] ?? randomUUID())
    const id = noticeIds.get(key) ?? notices.push(notice)
    noticeIds.set(key, id)
    return id
  }
  /** The keys of tasks that were given and that the module has not closed */
  const taskKeys = new Set<string>()

  const isSettled = (key: string) => posted.has(`subject ${key}`)
  const openCharges = () => [...charges].filter(([key]) => !isSettled(key))
  /** Charges, changes or drops, and returns the response. */
  async function changeCharge(
    request: IncomingMessage,
    path: string,
  ): Promise<{ status: number; body: object }> {
    // the service sends a charge, or a series and a subject
    const { series, ...input } = (await json(request)) as ChargeInput & { series: string }
    const key = `${series} ${input.subject}`
    const isSame = isDeepStrictEqual(charges.get(key), input)
    const isDrop = path === 'charges/drop/'
    if (isSettled(key) && (isDrop ? charges.has(key) : !isSame))
      return { status: 409, body: { message: `${key} has a receipt.`, code: 'charge.settled' } }
    if (isDrop) {
      charges.delete(key)
      return { status: 204, body: {} }
    }
    const advocate = advocates.find(({ id }) => id === input.advocate)
    const { path: page } = input
    if (!isSame && (!advocate || advocate.is_archived || (page !== undefined && !isOwnPage(page))))
      return { status: 422, body: { message: `${module} has no such page, or nobody to charge.` } }
    charges.set(key, input)
    return { status: 200, body: { series, ...input } }
  }

  /** Gives or closes a task, and returns the status of the response. */
  async function changeTask(request: IncomingMessage, path: string): Promise<number> {
    // the service sends a task or a key
    const task = (await json(request)) as TaskInput
    if (path === 'tasks/close/') {
      taskKeys.delete(task.key)
      tasks.delete(task.key)
      return 204
    }
    if (!task.roles === !task.permission || !isOwnPage(task.path)) return 422
    if (task.permission && !permissions.some(({ name }) => name === task.permission)) return 422
    if (!taskKeys.has(task.key) || tasks.has(task.key)) tasks.set(task.key, task)
    taskKeys.add(task.key)
    return 200
  }

  const { files, addFile, changeFile } = fakeFiles(module, declaredFiles)
  const server = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const [, series] = /^\/api\/receipts\/([A-Z]{3})\/$/.exec(request.url ?? '') ?? []
    const [, advocateId] = /^\/api\/advocates\/(\d+)\/reference\/$/.exec(request.url ?? '') ?? []
    const advocate = advocates.find(({ id }) => String(id) === advocateId)
    const { method = 'GET' } = request
    const path = request.url?.replace('/api/', '') ?? ''
    const isPerson = claimsIn(request).sub !== 'system'
    if (request.url === '/.well-known/jwks.json') send(200, jwks)
    else if (path === 'module-audit/')
      void keepAuditEntry(request, `${method} ${path}`).then((status) => response.writeHead(status).end())
    else if (advocate && (isPerson || mayCall(method, path, claimsIn(request)))) send(200, advocate)
    else if (series && request.method === 'POST')
      postReceipt(request, series).then(
        ({ status, body }) => send(status, body),
        () => send(400, { message: 'The request could not be read.' }),
      )
    else if (path.startsWith('module-files/'))
      changeFile(request, method, path).then(
        ({ status, body }) => (body ? send(status, body) : response.writeHead(status).end()),
        () => send(400, { message: 'The request could not be read.' }),
      )
    else if (uses.some((name) => path.startsWith(`x/${name}/`))) void respond(request, response, path)
    else if (!mayCall(method, path, claimsIn(request)))
      send(403, { message: `${module} does not ask for ${method} ${path}.`, code: 'auth.right' })
    else if (path.startsWith('my/') && claimsIn(request).member === undefined)
      send(401, { message: 'Please sign in.', code: 'auth.member' })
    else if (method === 'POST' && /^tasks\/(?:close\/)?$/.test(path))
      changeTask(request, path).then(
        (status) =>
          status === 204
            ? response.writeHead(status).end()
            : send(status, status === 422 ? { message: `${module} has no such page or permission.` } : {}),
        () => send(400, { message: 'The request could not be read.' }),
      )
    else if (method === 'POST' && /^charges\/(?:drop\/)?$/.test(path))
      changeCharge(request, path).then(
        ({ status, body }) => (status === 204 ? response.writeHead(status).end() : send(status, body)),
        () => send(400, { message: 'The request could not be read.' }),
      )
    else if (method === 'GET' && path.startsWith('charges/?'))
      send(
        200,
        openCharges()
          .filter(([key]) => key.startsWith(`${new URLSearchParams(path.split('?')[1]).get('series')} `))
          .map(([, input]) => input),
      )
    else if (method === 'POST' && path === 'notices/' && !answers.has('POST notices/'))
      proposeNotice(request).then(
        (id) => send(201, { id }),
        () => send(400, { message: 'The request could not be read.' }),
      )
    else void respond(request, response, path)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // a server that listens on a port has an AddressInfo
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  async function authorization(claims: Partial<ServiceClaims> = {}) {
    const now = Math.floor(Date.now() / 1000)
    const token = await new SignJWT({
      iss: origin,
      aud: module,
      sub: 'user:1',
      ...((claims.sub ?? 'user:').startsWith('user:') && { name: 'Rahima Khatun', role: 'staff' as const }),
      permissions: [],
      // the schema of module.json has checked them
      asks: [...asks] as Scope[],
      language: 'en',
      release: '1.0.0+000000000000',
      request: randomUUID(),
      iat: now,
      exp: now + serviceTokenTtlSeconds,
      jti: randomUUID(),
      ...claims,
    } satisfies ServiceClaims)
      .setProtectedHeader({ alg: 'EdDSA', kid: keyId })
      .sign(privateKey)
    return { authorization: `Bearer ${token}` }
  }
  async function post(app: FastifyInstance, url: string, payload: object): Promise<number> {
    const headers = await authorization({ sub: 'system' })
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode
  }

  return {
    connection: { jwksUrl: `${origin}/.well-known/jwks.json`, apiUrl: `${origin}/api/` },
    receipts,
    automaticSeries,
    tasks,
    files,
    uploadFile: (kind = 'picture') => addFile(kind).address,
    get charges() {
      return new Map(openCharges())
    },
    notices,
    advocates,
    answers,
    answer,
    calls,
    voidReceipt(number) {
      for (const [key, { answer: receipt }] of posted) if (receipt.number === number) posted.delete(key)
    },
    authorization,
    sendEvent: (app, event) => post(app, serviceEventsPath, { ...anEvent(), ...event }),
    runJob: (app, name, due = new Date().toISOString()) => post(app, `${serviceJobsPath}${name}`, { due }),
    readChecks: async (app) => {
      const response = await app.inject({
        url: serviceChecksPath,
        headers: await authorization({ sub: 'system' }),
      })
      if (response.statusCode !== 200) throw new Error(`the checks returned ${response.statusCode}`)
      return response.json()
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
