import { rspack, type Compilation, type Configuration } from '@rspack/core'
import { groupByKind } from './files-by-kind.ts'
import { CommandError, type FilesByKind } from '@samity/module-registry'

export function compile<T>(
  title: string,
  config: Configuration,
  inspect: (compilation: Compilation) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config)
    compiler.run((failure, stats) => {
      if (failure ?? !stats) return reject(failure ?? new Error(`${title}: the compiler returned nothing`))
      if (stats.hasErrors()) {
        const { errors = [] } = stats.toJson({ all: false, errors: true })
        const messages = errors.slice(0, 5).map(({ moduleName = '', message }) => `${moduleName}\n${message}`)
        const more = errors.length > 5 ? `\n… and ${errors.length - 5} more` : ''
        return reject(new CommandError(`${title} cannot be built:\n${messages.join('\n')}${more}`))
      }
      try {
        // closing the compiler discards the compilation
        const result = inspect(stats.compilation)
        compiler.close((closeError) => (closeError ? reject(closeError) : resolve(result)))
      } catch (error) {
        reject(error)
      }
    })
  })
}

/** The files that each dynamic import needs, by the request in the source. */
export function filesByImport(compilation: Compilation): Map<string, FilesByKind> {
  const filesByRequest = new Map<string, FilesByKind>()
  for (const group of compilation.chunkGroups)
    for (const { request } of group.origins)
      if (request) filesByRequest.set(request, groupByKind(group.getFiles()))
  return filesByRequest
}
