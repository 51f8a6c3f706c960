import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Events, OAuth2Server, type MutableToken } from 'oauth2-mock-server'
import { builtReleases } from './products.ts'

/** What a provider says about a person. */
export type Claims = { sub: string } & Record<string, unknown>

/** A product of its own with an empty database, and the provider of single sign-on that it trusts. */
export type SignOnProduct = {
  url: string
  admin: { username: string; password: string }
  /** Says who signs in at the provider next. */
  setPerson: (claims: Claims) => void
  close: () => Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Starts both. Creating the database takes a few seconds. */
export async function startSignOnProduct(): Promise<SignOnProduct> {
  let person: Claims = { sub: 'nobody' }
  const provider = new OAuth2Server()
  await provider.issuer.keys.generate('RS256')
  provider.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) =>
    Object.assign(payload, person),
  )
  provider.service.on(Events.BeforeUserinfo, (response) => {
    response.body = { ...person }
  })
  await provider.start(await freePort(), 'localhost')

  const data = mkdtempSync(path.join(tmpdir(), 'samity-sign-on-'))
  const releases = path.join(data, 'releases')
  cpSync(builtReleases, releases, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const admin = { username: 'boss', password: 'a-Password-of-1874' }
  const server = spawn(process.execPath, ['../server/src/main.ts'], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      SAMITY_DATA: data,
      SAMITY_RELEASES: releases,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      OIDC_ISSUER: provider.issuer.url!,
      OIDC_CLIENT_ID: 'samity',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_NAME: 'District Court',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLES: 'office=staff',
    },
  })
  const close = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await provider.stop()
    rmSync(data, { recursive: true, force: true })
  }
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (output.includes('Samity is running')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`The server stopped with ${code}: ${output}`)))
  }).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return {
    url,
    admin,
    setPerson: (claims) => {
      person = claims
    },
    close,
  }
}
