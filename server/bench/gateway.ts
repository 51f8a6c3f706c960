import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { readStoredRegistry, releaseFolder, root } from '@samity/module-registry'
import { openSecretBox } from '../src/process/secret-box.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { makeServiceTokens } from '../src/modules/services/service-tokens.ts'
import { readEnvironment } from '../src/process/environment.ts'
import { measureAlternately, NotMeasured, type Report } from './figure.ts'
import { clients, measureRate } from './load.ts'
import { withProduct, type Product } from './product.ts'
import { startProgram } from './programs.ts'

const rounds = 5
const bookCount = 2000
const module = 'mfe-library'
const schema = 'module_mfe_library'

function findProgram(): string {
  const releases = path.join(root, 'releases')
  const release = readStoredRegistry(releases).modules[module]?.active
  if (!release) throw new NotMeasured(`${module} is not active. Build the product first: npm run build`)
  return path.join(releaseFolder(releases, module, release), 'service/main.mjs')
}

async function waitForService({ url, session }: Product): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const { ok } = await fetch(`${url}/api/x/${module}/books/`, {
      headers: { authorization: `Bearer ${session.access}` },
    })
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`The service of ${module} does not work.`)
}

async function fillBooks(sql: Database): Promise<void> {
  await sql`
    insert into ${sql(schema)}.books (title, author, publisher, year, subject, shelf)
    select 'Law of Evidence ' || i, 'Author ' || i, 'Law House', 1990 + i % 30, 'Evidence', 'A-' || i % 40
    from generate_series(1, ${bookCount}) i`
  await sql`vacuum analyze`
}

/**
 * Returns the header of a request that reaches a service without the gateway: a token as the gateway signs
 * it.
 */
const signToken = (sql: Database, folder: string) => {
  const { secretKey, publicUrl } = readEnvironment({ SAMITY_DATA: folder })
  const tokens = makeServiceTokens(sql, () => openSecretBox(secretKey), publicUrl)
  return () =>
    tokens.sign({
      aud: module,
      sub: 'user:1',
      name: 'bench',
      role: 'admin',
      permissions: ['library.lend', 'library.manage'],
      language: 'en',
      release: '1.0.0+000000000000',
      request: randomUUID(),
    })
}

/**
 * Measures requests through the gateway, compared with the same program on a port of its own: the gateway
 * adds session, permissions, a signed token, limits and the log.
 */
export const measureGateway = (report: Report): Promise<void> => {
  const program = findProgram()
  return withProduct(async (product) => {
    await waitForService(product)
    const sql = openDatabase(product.databaseUrl, { poolSize: 1 })
    await fillBooks(sql)
    const sign = signToken(sql, product.folder)
    const bare = await startProgram({
      args: [program],
      env: {
        DATABASE_URL: `${product.databaseUrl}?search_path=${schema}`,
        SAMITY_JWKS_URL: `${product.url}/.well-known/jwks.json`,
        SAMITY_API_URL: `${product.url}/api/`,
        NODE_ENV: 'production',
      },
      readyPath: '/health',
    })
    try {
      for (const [label, route] of [
        ['one book', 'books/7/'],
        ['list of 50 books', 'books/?limit=50'],
      ] as const) {
        const throughGateway = () =>
          measureRate({
            url: `${product.url}/api/x/${module}/${route}`,
            headers: { authorization: `Bearer ${product.session.access}` },
          })
        // a token is valid for longer than a round
        const direct = async () =>
          measureRate({
            url: `${bare.url}/${route}`,
            headers: { authorization: `Bearer ${await sign()}` },
          })
        for (const warmUp of [throughGateway, direct]) await warmUp()
        const rate = await measureAlternately(rounds, throughGateway, direct)
        report({
          label: `${label} through the gateway, ${clients} clients`,
          ours: rate.ours,
          unit: 'a second',
          reference: { label: 'bare service', value: rate.reference },
          goal: { atLeast: 0.6 },
        })
      }
    } finally {
      await bare.stop()
      await sql.end()
    }
  })
}
