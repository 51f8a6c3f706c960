import type { Database, Sql } from './database.ts'
import { appRole } from './postgres-cluster.ts'

/**
 * Makes the application's role the owner of the database, and of everything that the superuser created in it
 * under an older version. `sql` is the superuser's pool for that database. Extensions keep their owner,
 * because PostgreSQL cannot change it.
 */
export async function transferToAppRole(sql: Database, database: string, password: string): Promise<void> {
  await sql.begin(async (tx) => {
    await createOrUpdateRole(tx, password)
    await tx`alter database ${tx(database)} owner to ${tx(appRole)}`
    for (const { statement } of await foreignObjects(tx)) await tx.unsafe(statement)
  })
}

async function createOrUpdateRole(sql: Sql, password: string): Promise<void> {
  if (!/^[0-9a-f]+$/.test(password)) throw new Error('the password of a role is made of hexadecimal digits')
  const [existingRole] = await sql`select 1 from pg_roles where rolname = ${appRole}`
  const verb = existingRole ? sql`alter` : sql`create`
  await sql`${verb} role ${sql(appRole)} login nosuperuser nocreaterole nobypassrls noreplication password '${sql.unsafe(password)}'`
}

/** Lets only Samity connect to the databases that every cluster has: a module's role needs none of them. */
export async function closeOtherDatabases(sql: Database): Promise<void> {
  for (const database of ['postgres', 'template1']) {
    await sql`revoke connect, temporary on database ${sql(database)} from public`
    await sql`grant connect on database ${sql(database)} to ${sql(appRole)}`
  }
}

const foreignObjects = (sql: Sql) => sql<{ statement: string }[]>`
  with objects as (
    select c.tableoid as catalog, c.oid, c.relnamespace as namespace, c.relowner as owner,
      format('%s %s', case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, c.oid::regclass) as name
    from pg_class c
    where c.relkind in ('r', 'p', 'v')
      -- the sequence of a column follows its table
      or c.relkind = 'S' and not exists (
        select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
      )
    union all
    select p.tableoid, p.oid, p.pronamespace, p.proowner, format('routine %s', p.oid::regprocedure) from pg_proc p
    union all
    select c.tableoid, c.oid, c.collnamespace, c.collowner, format('collation %s', c.oid::regcollation) from pg_collation c
    union all
    select t.tableoid, t.oid, t.typnamespace, t.typowner, format('type %s', t.oid::regtype) from pg_type t
    where t.typtype in ('d', 'e', 'r')
      or t.typtype = 'c' and exists (select from pg_class c where c.oid = t.typrelid and c.relkind = 'c')
  )
  select format('alter %s owner to %I', name, ${appRole}::text) as statement
  from objects
  where namespace = 'public'::regnamespace and owner <> ${appRole}::regrole
    and not exists (select from pg_depend d where d.classid = catalog and d.objid = objects.oid and d.deptype = 'e')`
