import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

/*
 * The signal SIGUSR1 opens Node's debugger, in which any process of the same user runs code. Every Node that
 * runs the product, or that the product starts, is started without it.
 */

const flag = '--disable-sigusr1'
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const startersInServer = readdirSync(path.join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => path.join('server/src', file))
  .filter((file) => /\bfork\(|\bspawn\(\s*(?:file|process\.execPath)\b/.test(read(file)))

test('the files of the server that start another Node are found', () => {
  expect(startersInServer.map((file) => path.basename(file)).sort()).toEqual([
    'child-processes.ts',
    'confined-process.ts',
    'rehearsal-routes.ts',
    'rehearse-release.ts',
    'render-pool.ts',
    'shrink-upload.ts',
  ])
})

test.each([...startersInServer, 'packaging/files/bin/samity', 'scripts/programs.mjs'])(
  '%s starts Node without the signal of the debugger',
  (file) => expect(read(file)).toContain(flag),
)

test('the container and the Debian package start the product through bin/samity', () => {
  expect(read('packaging/files/container/Dockerfile')).toContain('ENTRYPOINT ["/opt/samity/bin/samity"]')
  const units = readdirSync(path.join(root, 'packaging/files/debian')).filter((name) =>
    name.endsWith('.service'),
  )
  expect(units).not.toEqual([])
  for (const unit of units)
    expect(read(`packaging/files/debian/${unit}`)).toMatch(/^ExecStart=\S*\/bin\/samity\b/m)
})
