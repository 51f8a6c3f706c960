import { includesScope } from '@samity/shared-api/contract/api-tokens/scopes'
import { coreSlots } from '@samity/shared-api/contract/system/slots'
import { areaOfEvent } from '@samity/shared-api/contract/webhooks/event-kinds'
import type { Descriptor } from '@samity/shared-api/module'
import { CommandError } from './command-error.ts'
import { misfitOf } from './records-schema.ts'

/** Checks that the parts of a descriptor fit together. Throws a `CommandError` for the first violation. */
export function checkOwnParts({
  name,
  routes,
  budgets = {},
  extensions = [],
  permissions = [],
  schema,
  service,
  receiptSeries,
  slots: ownSlots = [],
  opens = {},
  asks = [],
  uses = [],
  events = [],
  jobs = [],
  checks = [],
  files,
  records = [],
}: Descriptor): void {
  const prefix = `${name.replace(/^mfe-/, '')}.`
  const foreign = permissions.find((permission) => !permission.name.startsWith(prefix))
  if (foreign)
    throw new CommandError(
      `${name} declares the permission ${foreign.name}, which must begin with '${prefix}'.`,
    )
  for (const { permission } of [...routes, ...extensions, ...(files ? [files] : [])])
    if (permission && !permissions.some((one) => one.name === permission))
      throw new CommandError(`${name} needs the permission ${permission}, which it does not declare.`)
  // a service that runs elsewhere has a database of its own
  if (schema && !service?.main)
    throw new CommandError(`${name} has a database schema, but no service that uses it.`)
  if (schema && name.length > 50)
    throw new CommandError(`${name} has a database schema, so its name may have at most 50 characters.`)
  if (receiptSeries?.length && !service)
    throw new CommandError(`${name} has a receipt series, but no service that posts receipts.`)
  if (files && !service) throw new CommandError(`${name} has files, but no service that keeps them.`)
  if (records.length > 0 && !schema)
    throw new CommandError(`${name} has 'records', but no database schema that has them.`)
  const misfit = misfitOf(records)
  if (misfit) throw new CommandError(`${name}: 'records' do not fit together: ${misfit}.`)
  const foreignSlot = ownSlots.find(
    (slot) => !slot.name.startsWith(prefix) || coreSlots.some(({ name: core }) => core === slot.name),
  )
  if (foreignSlot)
    throw new CommandError(`${name} opens the slot ${foreignSlot.name}, which must begin with '${prefix}'.`)
  const unknown = Object.keys(budgets).find((screen) => !routes.some((route) => route.screen === screen))
  if (unknown)
    throw new CommandError(`${name} has a budget for ${unknown}, which is not a screen of its routes.`)
  const paths = new Set(routes.map(({ path }) => path))
  for (const [kind, path] of Object.entries(opens))
    if (!paths.has(path.replace(/\?.*$/, '').replace(/\{(\w+)\}/g, ':$1')))
      throw new CommandError(`${name} opens '${kind}' at ${path}, which is not one of its routes.`)
  if (asks.length + uses.length + events.length + jobs.length + checks.length > 0 && !service)
    throw new CommandError(`${name} has 'asks', 'uses', 'events', 'jobs' or 'checks', but no service.`)
  if (uses.includes(name)) throw new CommandError(`${name} cannot use itself.`)
  for (const kind of events)
    if (!includesScope(asks, 'read', areaOfEvent(kind)))
      throw new CommandError(`${name} hears '${kind}', so 'asks' needs 'read:${areaOfEvent(kind)}'.`)
  for (const [kind, entries] of Object.entries({ jobs, checks })) {
    const names = entries.map((entry) => entry.name)
    const twice = names.find((one, index) => names.indexOf(one) !== index)
    if (twice) throw new CommandError(`${name} has two ${kind} with the name '${twice}'.`)
  }
}
