const { default: circus } = require('jest-circus/runner')

/** Runs a test file as jest does, and adds the processor time of its process to the result, in seconds. */
module.exports = async (...args) => {
  const start = process.cpuUsage()
  const result = await circus(...args)
  const { user, system } = process.cpuUsage(start)
  return { ...result, processorSeconds: (user + system) / 1e6 }
}
