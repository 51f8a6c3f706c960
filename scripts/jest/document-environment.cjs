const { default: JsdomEnvironment } = require('jest-environment-jsdom')
const ObjectState = require('./object-state.cjs')

/**
 * One window for the test files of a worker, which run one after another. A window for each of them would
 * load and warm up React and all other packages again.
 */
class DocumentEnvironment extends JsdomEnvironment {
  keptModules = new Map()
  listeners = []
  timers = new Set()

  constructor(config, { console }) {
    const methods = Object.keys(console)
    super(config, {
      console: Object.fromEntries(methods.map((name) => [name, (...args) => this.console[name](...args)])),
    })
    this.recordListeners()
    this.recordTimers()
  }

  /** Screens listen to these as long as their page lives. All other elements end with their test file. */
  get lastingTargets() {
    const { document } = this.global
    return [this.global, document, document.documentElement, document.body]
  }

  recordListeners() {
    const { global, lastingTargets, listeners } = this
    for (const owner of [global, global.EventTarget.prototype]) {
      const { addEventListener } = owner
      owner.addEventListener = function (...args) {
        const target = this ?? global
        if (lastingTargets.includes(target)) listeners.push([target, ...args])
        return addEventListener.apply(this, args)
      }
    }
  }

  recordTimers() {
    const { global, timers } = this
    for (const name of ['setTimeout', 'setInterval']) {
      const start = global[name]
      global[name] = (work, delayMs, ...args) => {
        const timer = start(work, delayMs, ...args)
        // React's scheduler waits for those without a delay, also in the next test file
        if (delayMs > 0) timers.add(timer)
        return timer
      }
    }
  }

  begin({ console }) {
    const { global, lastingTargets } = this
    this.console = console
    const prototypes = Object.values(Object.getOwnPropertyDescriptors(global)).flatMap(({ value }) =>
      typeof value === 'function' && value.prototype ? [value.prototype] : [],
    )
    this.states = [
      ...lastingTargets,
      global.navigator,
      global.process,
      global.process.env,
      ...prototypes,
    ].map((object) => new ObjectState(object))
    return this
  }

  async teardown() {
    const { global, dom, listeners, timers, states } = this
    const { document } = global
    this.fakeTimers.dispose()
    this.fakeTimersModern.dispose()
    // what the last test left to be done at once
    await new Promise((resolve) => setTimeout(resolve, 2))
    for (const timer of timers) global.clearTimeout(timer)
    timers.clear()
    for (const [target, ...args] of listeners.splice(0)) target.removeEventListener(...args)
    for (const element of [document.documentElement, document.head, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    document.head.replaceChildren()
    document.body.replaceChildren()
    global.localStorage.clear()
    global.sessionStorage.clear()
    dom.cookieJar.removeAllCookiesSync()
    for (const state of states) state.restore()
    dom.reconfigure({ url: 'http://localhost/' })
    global.history.replaceState(null, '', '/')
  }
}

let environment
/** jest calls this for each test file. */
module.exports = function environmentFor(config, context) {
  environment ??= new DocumentEnvironment(config, context)
  return environment.begin(context)
}
