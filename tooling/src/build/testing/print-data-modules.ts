import { rspack } from '@rspack/core'
import { defineModuleBuild } from '../preset.ts'

/* Builds a module into a folder and prints which of the build's modules are written as addresses. */

const [name = '', output = ''] = process.argv.slice(2)
rspack(defineModuleBuild(name, 'test', output)).run((error, stats) => {
  if (error ?? !stats) throw error ?? new Error('no answer from the compiler')
  const { modules = [] } = stats.toJson({ all: false, modules: true, modulesSpace: Infinity })
  const addresses = modules.flatMap(({ identifier }) => (identifier?.startsWith('data:') ? [identifier] : []))
  process.stdout.write(JSON.stringify(addresses))
})
