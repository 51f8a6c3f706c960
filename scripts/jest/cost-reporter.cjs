const { writeFileSync } = require('node:fs')
const path = require('node:path')

/** A file that needs more keeps one worker busy when all others are done. */
const maxProcessorSeconds = 60

const root = path.resolve(__dirname, '../..')

/**
 * Writes what each test file cost to JEST_COSTS, in seconds, and fails a run with a file that costs too much.
 */
module.exports = class CostReporter {
  costs = []

  onTestResult(_test, { testFilePath, perfStats, processorSeconds = 0, numFailingTests, testExecError }) {
    this.costs.push({
      name: path.relative(root, testFilePath).split(path.sep).join('/'),
      seconds: perfStats.runtime / 1000,
      processorSeconds,
      passed: numFailingTests === 0 && !testExecError,
    })
  }

  onRunComplete() {
    const file = process.env.JEST_COSTS
    if (file) writeFileSync(file, JSON.stringify(this.costs))
  }

  getLastError() {
    const names = this.costs
      .filter((cost) => cost.processorSeconds > maxProcessorSeconds)
      .map(({ name }) => name)
    return names.length > 0
      ? new Error(
          `Split what needs more than ${maxProcessorSeconds} s of processor time: ${names.join(', ')}`,
        )
      : undefined
  }
}
