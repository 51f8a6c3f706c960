import { rspack, type Compilation, type Configuration } from '@rspack/core'
import { byKind, type FilesOf } from './files-of.ts'
import { Refused } from './workspace.ts'

/** Runs one build and answers what came of it; what the compiler refuses is said in its own words. */
export function compile<T>(
  what: string,
  config: Configuration,
  look: (compilation: Compilation) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((failure, stats) => {
      if (failure ?? !stats) return reject(failure ?? new Error(`${what}: no answer from the compiler`))
      if (stats.hasErrors()) {
        const { errors = [] } = stats.toJson({ all: false, errors: true })
        const said = errors.slice(0, 5).map(({ moduleName = '', message }) => `${moduleName}\n${message}`)
        const more = errors.length > 5 ? `\n… and ${errors.length - 5} more` : ''
        return reject(new Refused(`${what} cannot be built:\n${said.join('\n')}${more}`))
      }
      try {
        // Read before closing: afterwards the compilation is gone.
        const seen = look(stats.compilation)
        compiler.close((problem) => (problem ? reject(problem) : resolve(seen)))
      } catch (error) {
        reject(error)
      }
    })
  })
}

/** The files that each dynamic import needs, by the request as it stands in the source. */
export function filesByImport(compilation: Compilation): Map<string, FilesOf> {
  const found = new Map<string, FilesOf>()
  for (const group of compilation.chunkGroups)
    for (const { request } of group.origins) if (request) found.set(request, byKind(group.getFiles()))
  return found
}
