import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { isAlive } from '../database/postgres-cluster.ts'
import { readEnvironment, type Environment } from '../process/environment.ts'
import { StartupError } from '../process/startup-error.ts'

/**
 * Versions of the product in folders, and a link to the one in use. `product` is the folder of this version,
 * whose code runs the upgrade. `journal` is the folder of the journal: whoever may change the link owns it.
 * `owner` is the user who owns the data, if it is another one.
 */
export type Installation = {
  environment: Environment
  product: string
  link: string
  journal: string
  owner: { uid: number; gid: number } | undefined
}

/** Reads the installation of this command. Throws StartupError where there is nothing to upgrade. */
export function readInstallation(env: NodeJS.ProcessEnv): Installation {
  const environment = readEnvironment(env)
  const product = path.join(import.meta.dirname, '../../..')
  const link = path.resolve(env['SAMITY_LINK'] || path.join(path.dirname(product), 'samity'))
  if (existsSync(path.join(product, 'pnpm-lock.yaml')))
    throw new StartupError('This is a checkout: stop the server, change the commit, and run npm start.')
  if (!env['SAMITY_DATA'])
    throw new StartupError('Set SAMITY_DATA to the data folder, and the other settings as for the start.')
  if (!lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new StartupError(
      `There is no link ${link} to the version in use. Create it (ln -s), or name another one with SAMITY_LINK.`,
    )
  const owner = ownerOf(environment.data)
  return {
    environment,
    product: realpathSync(product),
    link,
    journal: path.resolve(env['SAMITY_JOURNAL'] || `${link}-upgrade`),
    owner,
  }
}

/**
 * Who owns the data, for a command of root: the newer version and the services of modules run as this user in
 * the trial. Throws StartupError when it would be root.
 */
function ownerOf(data: string): Installation['owner'] {
  if (process.getuid?.() !== 0) return undefined
  const found = statSync(data, { throwIfNoEntry: false })
  if (!found) throw new StartupError(`The data folder ${data} does not exist: check SAMITY_DATA.`)
  const { uid, gid } = found
  if (uid !== 0) return { uid, gid }
  throw new StartupError(
    `The data folder ${data} belongs to root. The newer version and the services of modules would run as root: give it to the user who runs the server (chown -R USER: ${data}), or run this command as that user.`,
  )
}

/** The folder of the version in use; undefined when the link leads nowhere. */
export const versionInUse = ({ link }: Installation): string | undefined =>
  existsSync(link) ? realpathSync(link) : undefined

/** Makes the link lead to a folder, in one step: at each moment it leads to one of the two. */
export function switchLink({ link }: Installation, folder: string): void {
  const next = `${link}.next-${process.pid}`
  rmSync(next, { force: true })
  symlinkSync(folder, next)
  renameSync(next, link)
}

export function productVersion(folder: string | null): string {
  const file = folder === null ? '' : path.join(folder, 'package.json')
  if (!existsSync(file)) return 'the former version'
  // written by npm run package
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/**
 * Runs `work` while no other upgrade of this installation runs. Returns undefined when one does. A killed
 * command keeps no lock.
 */
export async function withUpgradeLock<T>(
  { journal }: Installation,
  work: () => Promise<T>,
): Promise<T | undefined> {
  mkdirSync(journal, { recursive: true, mode: 0o700 })
  const file = path.join(journal, 'lock')
  const holder = Number(existsSync(file) ? readFileSync(file, 'utf8') : 0)
  if (holder && holder !== process.pid && isUpgrade(holder)) return undefined
  writeFileSync(file, String(process.pid))
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** Another program may have the number of a process that was killed. */
function isUpgrade(pid: number): boolean {
  const command = `/proc/${pid}/cmdline`
  if (!existsSync('/proc/self/cmdline')) return isAlive(pid)
  return existsSync(command) && readFileSync(command, 'utf8').includes('\0upgrade')
}
