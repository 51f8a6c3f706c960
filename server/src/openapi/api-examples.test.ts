import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { dayBefore, today } from '@samity/shared-api/contract'
import type { FundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { createRecord } from '../../test/builders.ts'
import { listen } from '../../test/service-builders.ts'
import { startTestServer, type TestServer, type TestUser } from '../../test/test-server.ts'
import { createToken } from '../../test/token-builders.ts'

/* The examples of docs/api.md, each as a program of its own, against a real server. */

jest.setTimeout(120_000)

const folder = path.join(__dirname, '../../../docs/api/examples')
const exampleFile = readFileSync(path.join(folder, 'day.csv'), 'utf8')
/** The rows of the file with the numbers of slips that begin with this text. */
const rowsWith = (prefix: string) =>
  exampleFile
    .replaceAll('D-', prefix)
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))

const isInstalled = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
type Language = { language: string; program: string; needs: string[]; list: string; post: string }
const languages: Language[] = [
  { language: 'TypeScript', program: process.execPath, needs: [], list: 'list-day.ts', post: 'post-day.ts' },
  { language: 'Python', program: 'python3', needs: ['python3'], list: 'list_day.py', post: 'post_day.py' },
  {
    language: 'curl',
    program: 'sh',
    needs: ['curl', 'jq', 'sha256sum'],
    list: 'list-day.sh',
    post: 'post-day.sh',
  },
]
/** Programs that this machine lacks. The name of the test says it, so that nobody takes it for a success. */
const missingFor = ({ needs }: Language) => needs.filter((program) => !isInstalled(program))
const testFor = (language: Language) => (missingFor(language).length > 0 ? test.skip : test)
const nameOf = (language: Language) =>
  missingFor(language).length > 0
    ? `${language.language} (not run: ${missingFor(language).join(', ')} is not installed)`
    : language.language

let server: TestServer
let admin: TestUser
let url: string
let files: string
const proxies: Server[] = []

beforeAll(async () => {
  files = await mkdtemp(path.join(tmpdir(), 'samity-examples-'))
  server = await startTestServer({ TOKEN_REQUESTS_PER_MINUTE: '0' })
  admin = await server.as('admin')
  await listen(server.app)
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const proxy of proxies) proxy.close()
  await server.close()
  await rm(files, { recursive: true })
})

/** A copy of the file whose slips nobody has booked: their numbers begin with this text. Returns its path. */
async function fileWith(prefix: string): Promise<string> {
  const file = path.join(files, `${prefix}.csv`)
  await writeFile(file, exampleFile.replaceAll('D-', prefix))
  return file
}

/**
 * A proxy that loses every third response to a write after the server has done the work. Returns its address.
 */
async function startLossyProxy(): Promise<string> {
  let writes = 0
  const proxy = createServer((request, response) => {
    const forward = async () => {
      const body = await buffer(request)
      const { host: _host, connection: _connection, ...headers } = request.headers
      const answer = await fetch(`${url}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      })
      const text = await answer.text()
      if (request.method === 'POST' && ++writes % 3 === 0) {
        request.socket.destroy()
        return
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
    }
    forward().catch(() => request.socket.destroy())
  })
  proxies.push(proxy)
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
}

/** Runs an example. With `killAfter` it is killed as soon as it has printed so many lines. */
async function runExample(
  program: string,
  args: string[],
  env: { SAMITY_URL: string; SAMITY_TOKEN: string },
  killAfter = Infinity,
) {
  const child = spawn(program, args, { cwd: folder, env: { ...process.env, ...env } })
  let output = ''
  let errors = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.split('\n').length > killAfter) child.kill('SIGKILL')
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, lines: output.trim().split('\n'), errors }
}

const donationsOf = async (day: string) =>
  (await admin.get(`fund-collection/?from=${day}&to=${day}&ordering=id`)).json() as FundCollection[]

/** A day that no other test books on. */
let lastDay = today()
const newDay = () => (lastDay = dayBefore(lastDay))

describe.each(languages)('$language', (language) => {
  const { program, list, post } = language
  const initial = language.language.charAt(0)

  testFor(language)(
    `${nameOf(language)} books each row of a file once, however often it is killed`,
    async () => {
      const day = newDay()
      const [file, rows] = [await fileWith(`${initial}K-`), rowsWith(`${initial}K-`)]
      const { token } = await createToken(admin, { role: 'staff', scopes: ['write:sales'] })
      const env = { SAMITY_URL: await startLossyProxy(), SAMITY_TOKEN: token }
      for (const killAfter of [1, 2, 4]) await runExample(program, [post, day, file], env, killAfter)
      const whole = await runExample(program, [post, day, file], env)
      expect(whole).toMatchObject({ code: 0, errors: '' })
      const donations = await donationsOf(day)
      expect(donations.map(({ receipt_no }) => receipt_no)).toEqual(rows.map(([slip]) => slip))
      expect(
        donations.map(({ fund_provider, fund_amount, purpose }) => [fund_provider, fund_amount, purpose]),
      ).toEqual(rows.map(([, ...values]) => values))
      expect(whole.lines).toEqual(donations.map(({ receipt_no, number }) => `${receipt_no}\t${number}`))
    },
  )

  testFor(language)(
    `${nameOf(language)} names the rows that the API refuses, and books the others`,
    async () => {
      const day = newDay()
      const file = await fileWith(`${initial}R-`)
      // as spreadsheets write it: with ends of lines of Windows, and without one after the last row
      await writeFile(file, readFileSync(file, 'utf8').trim().replaceAll('\n', '\r\n'))
      await createRecord(admin, 'fund-collection/', {
        donation_type: 'others',
        date: newDay(),
        receipt_no: `${initial}R-102`,
        fund_provider: 'Somebody',
        fund_amount: '1',
        purpose: 'Library',
      })
      const { token } = await createToken(admin, { role: 'staff', scopes: ['write:sales'] })
      const env = { SAMITY_URL: url, SAMITY_TOKEN: token }
      const { code, lines } = await runExample(program, [post, day, file], env)
      expect(code).toBe(1)
      const refused = lines.filter((line) => line.includes('record.duplicate'))
      expect(refused).toEqual([expect.stringMatching(`^${initial}R-102\trecord.duplicate: .+`)])
      const donations = await donationsOf(day)
      expect(lines.filter((line) => !refused.includes(line))).toEqual(
        donations.map(({ receipt_no, number }) => `${receipt_no}\t${number}`),
      )
      expect(donations).toHaveLength(rowsWith('').length - 1)
    },
  )

  testFor(language)(`${nameOf(language)} stops when the token is wrong`, async () => {
    const env = { SAMITY_URL: url, SAMITY_TOKEN: 'samity_wrong' }
    const { code, lines } = await runExample(program, [post, newDay(), 'day.csv'], env)
    expect(code).not.toBe(0)
    expect(lines).toEqual([''])
  })

  testFor(language)(`${nameOf(language)} lists a day page by page, with its sum`, async () => {
    const { token } = await createToken(admin, { role: 'staff', scopes: ['read:sales'] })
    const day = await bookLongDay()
    const { code, lines, errors } = await runExample(program, [list, day], {
      SAMITY_URL: url,
      SAMITY_TOKEN: token,
    })
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    const donations = await donationsOf(day)
    expect(lines).toEqual([
      ...donations.map(({ number, fund_amount }) => `${number}\t${fund_amount}`),
      '120 donations, 1800.00 taka',
    ])
  })
})

/** The day with more donations than one page has, booked once for all languages. */
let longDay: Promise<string> | undefined
const bookLongDay = () => (longDay ??= bookMany(newDay()))
async function bookMany(day: string): Promise<string> {
  for (let nth = 0; nth < 120; nth++)
    await createRecord(admin, 'fund-collection/', {
      donation_type: 'others',
      date: day,
      fund_provider: `Provider ${nth}`,
      fund_amount: '15',
      purpose: 'Library',
    })
  return day
}
