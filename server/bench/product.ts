import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { startProgram, type Running } from './programs.ts'

const account = { username: 'bench', password: 'bench-Password-1874' }

export type Product = Running & {
  databaseUrl: string
  /** An administrator's session, as the browser keeps it */
  session: { access: string; user: object }
}

export const here = (file: string): string => path.join(import.meta.dirname, file)

/** Runs `work` with a folder that is gone afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'samity-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function signIn(url: string): Promise<Product['session']> {
  const answer = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  // the answer to POST login/, as specified
  return (await answer.json()) as Product['session']
}

/** The settings under which the product knows the account above. */
export const withAdmin = { ADMIN_USERNAME: account.username, ADMIN_PASSWORD: account.password }

/** Runs `work` beside the whole product, in a process and on a database of its own. */
export function withProduct<T>(work: (product: Product) => Promise<T>, args: string[] = []): Promise<T> {
  return inFolder(async (folder) => {
    const database = await startEmbeddedPostgres(folder)
    try {
      const running = await startProgram({
        args: [here('../src/main.ts'), ...args],
        env: { DATABASE_URL: database.url, SAMITY_DATA: folder, ...withAdmin },
        ready: '/readyz',
      })
      try {
        return await work({ ...running, databaseUrl: database.url, session: await signIn(running.url) })
      } finally {
        await running.stop()
      }
    } finally {
      await database.stop()
    }
  })
}
