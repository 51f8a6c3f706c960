import { rspack } from '@rspack/core'
import { defineModuleBuild } from '../browser-builds.ts'

/* Builds a module into a folder and prints the build's `data:` modules as JSON. */

const [name = '', output = ''] = process.argv.slice(2)
rspack(defineModuleBuild(name, 'test', output)).run((error, stats) => {
  if (error ?? !stats) throw error ?? new Error('the compiler returned nothing')
  const { modules = [] } = stats.toJson({ all: false, modules: true, modulesSpace: Infinity })
  const addresses = modules.flatMap(({ identifier }) => (identifier?.startsWith('data:') ? [identifier] : []))
  process.stdout.write(JSON.stringify(addresses))
})
