import path from 'node:path'
import { root } from '@samity/module-registry'
import { median, type Report } from './figure.ts'
import { withTempFolder, adminEnv } from './product.ts'
import { startProgram } from './programs.ts'

const rounds = 5

/**
 * Measures `npm start` on a built tree with the embedded database, up to the first response. The first start
 * creates the database and does not count.
 */
export const measureStart = (report: Report): Promise<void> =>
  withTempFolder(async (folder) => {
    const samples: number[] = []
    for (let round = -1; round < rounds; round++) {
      const startedAt = performance.now()
      const server = await startProgram({
        args: [path.join(root, 'scripts/run.mjs'), 'start'],
        env: { SAMITY_DATA: folder, ...adminEnv },
        cwd: root,
        readyPath: '/',
      })
      if (round >= 0) samples.push(performance.now() - startedAt)
      await server.stop()
    }
    report({
      label: 'npm start on a built tree, embedded database, to the first page',
      ours: median(samples),
      unit: 'ms',
      goal: { atMost: 3000 },
    })
  })
