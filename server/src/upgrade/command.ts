import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '../process/startup-error.ts'
import { readInstallation } from './installation.ts'
import { refuseForeign, refuseUnsigned } from '../process/trusted-files.ts'
import { findServices } from './services.ts'
import { upgrade, type UpgradeOptions } from './upgrade.ts'

type Print = (sentence: string) => void

const usage = 'Usage: upgrade [FOLDER or FILE.tar.gz] [--rolling or --stop] [--control PROGRAM] [--resume].'

/** npm and the command of the Debian package change the folder first. */
const resolveName = (name: string): string => path.resolve(process.env['INIT_CWD'] ?? '.', name)

function readOptions(args: string[]): UpgradeOptions & { target?: string; control?: string } {
  const options: ReturnType<typeof readOptions> = { mode: 'auto', resume: false }
  for (let index = 0; index < args.length; index++) {
    const arg = args[index] ?? ''
    if (arg === '--rolling' || arg === '--stop') options.mode = arg === '--stop' ? 'stop' : 'rolling'
    else if (arg === '--resume') options.resume = true
    else if (arg === '--control' && args[index + 1]) options.control = resolveName(args[++index] ?? '')
    else if (!arg.startsWith('-') && options.target === undefined) options.target = arg
    else throw new StartupError(usage)
  }
  return options
}

/**
 * `samity upgrade`: makes the version of this command, or the named one, the version in use. False:
 * everything is as before.
 */
export async function upgradeCommand(args: string[], print: Print): Promise<boolean> {
  const { target, control, ...options } = readOptions(args)
  const installation = readInstallation(process.env)
  if (target !== undefined) return delegate(target, installation.product, args)
  if (control !== undefined) refuseForeign(control)
  const services = findServices(control, installation.environment.port)
  return upgrade({ installation, services, print }, options)
}

/** The newer version knows best how to upgrade to it. */
function delegate(target: string, product: string, args: string[]): boolean {
  const file = resolveName(target)
  if (!existsSync(file)) throw new StartupError(`${file} does not exist.`)
  refuseForeign(file)
  refuseUnsigned(file)
  const folder = statSync(file).isDirectory() ? file : unpack(file, path.dirname(product))
  // it may have been there before
  refuseForeign(folder)
  const command = path.join(folder, 'bin/samity')
  if (!existsSync(command)) throw new StartupError(`${folder} is not a version of Samity.`)
  const { status } = spawnSync(command, ['upgrade', ...args.filter((arg) => arg !== target)], {
    stdio: 'inherit',
  })
  return status === 0
}

/** Unpacks a tarball beside the version in use. Its folder gets its name when it is complete. */
function unpack(file: string, parent: string): string {
  const temporary = mkdtempSync(path.join(parent, '.unpack-'))
  try {
    const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', temporary, '--no-same-owner'], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new StartupError(`${file} cannot be unpacked: ${stderr.trim()}`)
    const [name, ...others] = readdirSync(temporary)
    if (name === undefined || others.length > 0)
      throw new StartupError(`${file} is not a tarball of Samity: it must contain one folder.`)
    const folder = path.join(parent, name)
    if (!existsSync(folder)) renameSync(path.join(temporary, name), folder)
    return folder
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
}
