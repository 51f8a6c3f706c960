const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** By file name. `code` is compared, because a file can be transformed in several ways. */
const compiledFiles = new Map()
/** A worker runs one test file at a time. */
let current

/**
 * Compiles a file once for all test files of a worker, which share the functions of a script. jest compiles
 * it for each test file, which takes a seventh of the processor time.
 */
module.exports = class CachingRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor, registries } = this
    // Fastify looks for each plugin without a name among all loaded modules, which is slow in jest
    registries.requireCacheProxy = {}
    current = executor
    const compileAnew = executor.compile.bind(executor)
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      // jest itself reports the end of an environment and an error in the code
      if (context === null || executor.resolution.isCoreModule(filename)) return compileAnew(source, filename)
      const code = `${head}${source}\n})`
      if (compiledFiles.get(filename)?.code !== code)
        try {
          compiledFiles.set(filename, { code, script: new Script(code, optionsFor(filename, head)) })
        } catch {
          return compileAnew(source, filename)
        }
      return compiledFiles.get(filename).script.runInContext(context)
    }
  }
}

const optionsFor = (filename, head) => ({
  filename,
  columnOffset: -head.length,
  importModuleDynamically: (specifier, _script, attributes, phase) =>
    current.dynamicImport(specifier, filename, current.environment.getVmContext(), attributes, phase),
})
