import { loadConfig } from '../load-config.ts'

/* Prints the names of the builds in the rspack.config.ts of a package. */

const [name = ''] = process.argv.slice(2)
const builds = await loadConfig(name, {})
process.stdout.write(builds.map((build) => build.name).join(' '))
