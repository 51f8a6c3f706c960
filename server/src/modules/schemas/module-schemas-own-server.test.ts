import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aDescriptor, aFolder, aRelease } from '@samity/module-registry/testing'
import { makeSecretBox } from '../../process/secret-box.ts'
import { openDatabase, type Database } from '../../database/database.ts'
import { startEmbeddedPostgres, type EmbeddedDatabase } from '../../database/embedded-postgres.ts'
import { migrate } from '../../database/migrate.ts'
import { examineInstallation } from '../../doctor/doctor.ts'
import { readRoleFunctions } from '../../database/module-roles.ts'
import { prepareModuleSchema } from './prepare-module-schema.ts'

jest.setTimeout(60_000)

/* An own PostgreSQL, as DATABASE_URL names it: its roles and databases are those of an operator. */

let folder: string
let releases: string
let cluster: EmbeddedDatabase
let superuser: Database
const pools: Database[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samity-own-'))
  releases = aFolder()
  cluster = await startEmbeddedPostgres(folder)
  superuser = open(cluster.superuserUrl)
})
afterAll(async () => {
  for (const pool of pools) await pool.end()
  await cluster.stop()
  await rm(folder, { recursive: true })
  await rm(releases, { recursive: true })
})

function open(url: string): Database {
  const sql = openDatabase(url, { poolSize: 2 })
  pools.push(sql)
  return sql
}

/** A database with an owner, as an operator creates them. */
async function anOwnDatabase(
  name: string,
  rights: string,
): Promise<{ sql: Database; asSuperuser: Database }> {
  await superuser.unsafe(`create role ${name} login ${rights} password 'own'`)
  await superuser.unsafe(`create database ${name} owner ${name} template template0`)
  const urlOf = (user: string, password: string) =>
    Object.assign(new URL(cluster.superuserUrl), { pathname: `/${name}`, username: user, password }).href
  const sql = open(urlOf(name, 'own'))
  await migrate(sql)
  const { username, password } = new URL(cluster.superuserUrl)
  return { sql, asSuperuser: open(urlOf(username, password)) }
}

const schema = { oldest: 1, newest: 1 }
function prepare(sql: Database): Promise<string | undefined> {
  const descriptor = aDescriptor({ service: { main: 'service/main.mjs' }, schema })
  const { release } = aRelease(releases, {
    descriptor,
    files: { 'service/main.mjs': '', 'service/migrations/001.books.sql': 'create table books (id int)' },
  })
  const app = { sql, secretBox: makeSecretBox('a key for the tests of this file'), log: { warn: () => {} } }
  return prepareModuleSchema(app, { name: 'mfe-tea', release, folder: releases, descriptor })
}

async function expectOwnSchemaOnly(url: string | undefined): Promise<void> {
  const sql = open(url!)
  await sql`insert into books values (1)`
  await expect(sql`select * from public.users`).rejects.toThrow('permission denied')
  await expect(sql`create temporary table mine (id int)`).rejects.toThrow('permission denied')
}

test('an owner who may create roles needs no preparation', async () => {
  const { sql } = await anOwnDatabase('own_creator', 'createrole')
  await expectOwnSchemaOnly(await prepare(sql))
})

test('for another owner a sentence names the script, and after it the same release is prepared', async () => {
  const { sql, asSuperuser } = await anOwnDatabase('own_plain', '')
  await expect(prepare(sql)).rejects.toThrow(
    /^mfe-tea: The database role own_plain may not create a role .* Run this once as a superuser: psql -d own_plain -f \/.*\/server\/db\/module-roles\.sql$/,
  )
  await asSuperuser.unsafe(await readRoleFunctions())
  await expectOwnSchemaOnly(await prepare(sql))
})

test('a schema public that stays open to every role is refused with the statements that close it', async () => {
  const { sql, asSuperuser } = await anOwnDatabase('own_open', 'createrole')
  // a superuser granted it, so only the superuser can take it back
  await asSuperuser`create role own_grantor`
  await asSuperuser`grant create, usage on schema public to own_grantor with grant option`
  await asSuperuser.begin(async (tx) => {
    await tx`set local role own_grantor`
    await tx`grant usage on schema public to public`
  })
  await expect(prepare(sql)).rejects.toThrow('revoke all on schema public from public')
})

test('the doctor reports a superuser as the role of the application', async () => {
  const { sql } = await anOwnDatabase('examined', '')
  const about = async (databaseUrl: string) =>
    (await examineInstallation({ SAMITY_DATA: folder, DATABASE_URL: databaseUrl })).filter(({ finding }) =>
      finding.includes('superuser'),
    )
  const own = Object.assign(new URL(cluster.superuserUrl), {
    pathname: '/examined',
    username: 'examined',
    password: 'own',
  })
  expect(await sql`select rolsuper from pg_roles where rolname = current_user`).toEqual([{ rolsuper: false }])
  expect(await about(own.href)).toEqual([])
  expect(await about(cluster.superuserUrl)).toMatchObject([{ state: 'error' }])
})
