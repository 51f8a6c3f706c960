import { rmSync } from 'node:fs'
import { activate } from '@samity/module-registry'
import { aFolder } from '@samity/module-registry/testing'
import type { MemberCode, MemberCodeRecipient } from '@samity/shared-api/contract/members/own-page'
import { newToken, tokenHash } from '../src/auth/sessions.ts'
import type { Database } from '../src/database/database.ts'
import type { TokenFacts } from '../src/modules/services/service-tokens.ts'
import { anAdvocate, createRecord } from './builders.ts'
import { aServiceRelease } from './service-builders.ts'
import { startStaffedServer, type Caller } from './test-server.ts'

const memberModule = 'mfe-tea'

/** Adds the cookie of a member to each request. */
export const withCookie = (caller: Caller, cookie: string): Caller => ({
  get: (url, headers) => caller.get(url, { cookie, ...headers }),
  post: (url, payload, headers) => caller.post(url, payload, { cookie, ...headers }),
  put: (url, payload, headers) => caller.put(url, payload, { cookie, ...headers }),
  delete: (url, payload, headers) => caller.delete(url, payload, { cookie, ...headers }),
})

export const cookieIn = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['set-cookie'] ?? '').split(';')[0]!

let sessionCount = 0
/** Adds a member with an open session to a server, and returns the cookie. */
export async function openTestMember(sql: Database): Promise<string> {
  const token = newToken()
  const number = `member ${++sessionCount}`
  const advocate = {
    bar_registration_number: number,
    advocate_type: 'new',
    name_english: 'Nasrin Akter',
    name_bengali: 'নাসরিন আক্তার',
    enrollment_date_as_member: '2010-02-01',
  }
  const [row] = await sql<[{ id: number }]>`insert into advocates ${sql(advocate)} returning id`
  await sql`insert into member_sessions ${sql({ advocate_id: row.id, token_hash: tokenHash(token) })}`
  return `samity_member=${token}`
}

export type MemberServer = Awaited<ReturnType<typeof startMemberServer>>

/** A server with a module that may sign members in. Nobody calls its service: the tests send what it would send. */
export async function startMemberServer(env: Record<string, string> = {}) {
  const releases = aFolder()
  const release = aServiceRelease(releases, {
    service: { url: 'http://127.0.0.1:9' },
    descriptor: { asks: ['write:member-sessions'] },
  })
  activate(releases, memberModule, release, 'rahim')
  const staffed = await startStaffedServer({ SAMITY_RELEASES: releases, ...env })
  const { server, admin } = staffed
  const { statusCode, body } = await admin.post(`module-rights/${memberModule}/approve/`, {})
  if (statusCode !== 200) throw new Error(body)

  const signFacts = async (facts: Partial<TokenFacts> = {}) => {
    const module = server.app.registry.current().modules.find(({ name }) => name === memberModule)!
    const [newest] = await server.sql<{ member_session: number }[]>`
      select id as member_session from member_sessions where advocate_id = ${facts.member ?? 0} order by id desc limit 1`
    const token = await server.app.services.tokens.sign({
      aud: memberModule,
      sub: 'anonymous',
      permissions: [],
      asks: await server.app.rightsOf(module),
      network: ['home', 'home'],
      language: 'en',
      release: module.release,
      request: 'r1',
      ...newest,
      ...facts,
    })
    return { authorization: `Bearer ${token}` }
  }
  const requestCode = async (number: string, facts: Partial<TokenFacts> = {}) =>
    server.visitor.post('member-codes/', { number }, await signFacts(facts))
  const signIn = (number: string, code: string, headers?: Record<string, string>) =>
    server.visitor.post('member-sessions/', { number, code }, headers)

  return {
    ...staffed,
    signFacts,
    requestCode,
    /** The code that the module would send */
    async codeOf(number: string) {
      const { recipient } = (await requestCode(number)).json() as MemberCodeRecipient
      if (!recipient) throw new Error(`${number} receives no code`)
      return recipient
    },
    signIn,
    addMember: (number: string, more: object = {}) =>
      createRecord(admin, 'advocates/', anAdvocate({ bar_registration_number: number, ...more })),
    /** Signs a member in with a code of the counter. */
    async asMember({ id }: { id: number }, number: string) {
      const { code } = (await admin.post(`advocates/${id}/member-code/`, {})).json() as MemberCode
      const cookie = cookieIn(await signIn(number, code))
      return { ...withCookie(server.visitor, cookie), id, cookie }
    },
    async close() {
      await server.close()
      rmSync(releases, { recursive: true })
    },
  }
}
