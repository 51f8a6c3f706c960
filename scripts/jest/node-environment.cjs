const { ModernFakeTimers } = require('@jest/fake-timers')
const { ModuleMocker } = require('jest-mock')
const ObjectState = require('./object-state.cjs')

const keptModules = new Map()

/**
 * Runs the test files of a worker one after another in the worker's own realm. A context for each of them
 * would look up every global through a proxy, and would load and warm up all packages again.
 */
module.exports = class NodeEnvironment {
  global = globalThis
  keptModules = keptModules

  constructor({ projectConfig: config }) {
    const { global } = this
    this.states = [global, process, process.env, Error].map((object) => new ObjectState(object))
    this.moduleMocker = new ModuleMocker(global)
    this.fakeTimersModern = new ModernFakeTimers({ config, global })
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose()
    for (const state of this.states) state.restore()
  }

  exportConditions() {
    return ['node', 'node-addons']
  }

  getVmContext() {
    return this.global
  }
}
