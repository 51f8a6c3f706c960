import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { CommandError, root } from '@samity/module-registry'
import { writeSystemPackage } from './system-package.ts'
import { readPackageVersion } from './version.ts'

/* The last part of `npm run pack`, from a built checkout. */

const target = path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? path.join(root, 'dist/packages'))
const releases = path.resolve(root, process.env.SAMITY_RELEASES ?? 'releases')
try {
  mkdirSync(target, { recursive: true })
  console.log(
    await writeSystemPackage(path.join(root, '.cache/system'), releases, target, readPackageVersion()),
  )
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
