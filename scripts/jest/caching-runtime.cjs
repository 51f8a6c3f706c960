const { constants, Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/** By realm and file name. `code` is compared, because a file can be transformed in several ways. */
const compiledFiles = new Map()
/** A worker runs one test file at a time. */
let current

/** These packages keep what a test file does to them, or do something for the test file that loads them. */
const statefulPackages =
  /\/node_modules\/(?:@?jest|@testing-library|msw|@mswjs|@open-draft|@module-federation|@tanstack\/(?:query-core|react-query)|recharts)/
const isKept = (file) => file.includes('/node_modules/') && !statefulPackages.test(file)

/**
 * Compiles a file once for all test files of a worker, which share the functions of a script, and loads a
 * package once for those that share an environment. jest does both for each test file, which takes a third of
 * the processor time.
 */
module.exports = class CachingRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor, registries } = this
    const { environment } = executor
    // Fastify looks for each plugin without a name among all loaded modules, which is slow in jest
    registries.requireCacheProxy = {}
    current = this
    const isOwnRealm = environment.global === globalThis
    const compileAnew = executor.compile.bind(executor)
    const head = `(function (${executor.injectedModuleParameters.join(', ')}) {`
    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      // jest itself reports the end of an environment and an error in the code
      if (context === null || executor.resolution.isCoreModule(filename)) return compileAnew(source, filename)
      const key = `${isOwnRealm} ${filename}`
      const code = `${head}${source}\n})`
      if (compiledFiles.get(key)?.code !== code)
        try {
          compiledFiles.set(key, { code, script: new Script(code, optionsFor(filename, head, isOwnRealm)) })
        } catch {
          return compileAnew(source, filename)
        }
      const { script } = compiledFiles.get(key)
      return isOwnRealm ? script.runInThisContext() : script.runInContext(context)
    }
    this.keptModules = environment.keptModules
    for (const [file, module] of this.keptModules) registries.moduleRegistry.set(file, module)
    this.keepRequire()
  }

  /** A package that is kept may load more when its first test file has ended. */
  keepRequire() {
    const { requireBuilder } = this
    const build = requireBuilder.for.bind(requireBuilder)
    requireBuilder.for = (module, options) => {
      const ownRequire = build(module, options)
      if (options?.isInternalModule || !isKept(module.filename)) return ownRequire
      const { extensions, resolve, cache } = ownRequire
      const keptRequire = (name) => current.requireModuleOrMock(module.filename, name)
      return Object.assign(keptRequire, { extensions, resolve, cache })
    }
  }

  teardown() {
    for (const [file, module] of this.registries.moduleRegistry)
      if (module.loaded && isKept(file)) this.keptModules.set(file, module)
    super.teardown()
  }
}

const optionsFor = (filename, head, isOwnRealm) => ({
  filename,
  columnOffset: -head.length,
  importModuleDynamically: isOwnRealm
    ? constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
    : (specifier, _script, attributes, phase) =>
        current.executor.dynamicImport(
          specifier,
          filename,
          current.executor.environment.getVmContext(),
          attributes,
          phase,
        ),
})
