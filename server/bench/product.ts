import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../src/database/embedded-postgres.ts'
import { startProgram, type RunningProgram } from './programs.ts'

export const benchAccount = { username: 'bench', password: 'bench-Password-1874' }

export type Product = RunningProgram & {
  databaseUrl: string
  /** The same database for its superuser, who may switch triggers off */
  superuserUrl: string
  folder: string
  session: { access: string; user: object }
}

export const benchFile = (file: string): string => path.join(import.meta.dirname, file)

export async function withTempFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function signInAs(url: string): Promise<Product['session']> {
  const response = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(benchAccount),
  })
  // the specified response of POST login/
  return (await response.json()) as Product['session']
}

export const adminEnv = { ADMIN_USERNAME: benchAccount.username, ADMIN_PASSWORD: benchAccount.password }

export function withProduct<T>(
  work: (product: Product) => Promise<T>,
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<T> {
  return withTempFolder(async (folder) => {
    const database = await startEmbeddedPostgres(folder)
    try {
      const server = await startProgram({
        args: [benchFile('../src/main.ts'), ...args],
        env: { DATABASE_URL: database.url, SAMITY_DATA: folder, ...adminEnv, ...env },
        readyPath: '/readyz',
      })
      try {
        return await work({
          ...server,
          folder,
          databaseUrl: database.url,
          superuserUrl: database.superuserUrl,
          session: await signInAs(server.url),
        })
      } finally {
        await server.stop()
      }
    } finally {
      await database.stop()
    }
  })
}
