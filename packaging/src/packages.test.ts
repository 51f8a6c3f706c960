import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from '@samity/module-registry'
import { debianChangelog, kibibytesOf, makeTreeUniform } from './debian-package.ts'
import { sortedBom, writeChecksums } from './describe-contents.ts'
import { keepFormer } from './keep-former.ts'
import { refuseOwnFolder, removeDevelopment } from './stage-product.ts'
import { packageVersion } from './version.ts'
import { entriesBelow } from './walk.ts'
import { writeTarball } from './write-tarball.ts'

const hasDpkg = spawnSync('dpkg', ['--version']).status === 0
const onDebian = hasDpkg ? test : test.skip

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'samity-package-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (file: string) => path.join(folder, file)

describe('the version of a package', () => {
  onDebian('is newer than the one of an earlier commit, and older than the next release', () => {
    const earlier = packageVersion('1.0.0', Date.UTC(2026, 8, 9, 23, 59, 59) / 1000, 'fffffff')
    const later = packageVersion('1.0.0', Date.UTC(2026, 8, 10) / 1000, '0000000')
    const patch = packageVersion('1.0.1', Date.UTC(2026, 7, 1) / 1000, '1234567')
    const tenth = packageVersion('1.10.0', Date.UTC(2026, 7, 1) / 1000, '1234567')
    const ordered = ['1.0.0', earlier.name, later.name, patch.name, '1.9.0', tenth.name]
    for (const [index, version] of ordered.slice(1).entries())
      execFileSync('dpkg', ['--compare-versions', version, 'gt', ordered[index] ?? ''])
  })

  test('names the commit', () => {
    expect(packageVersion('1.0.0', Date.UTC(2026, 10, 22, 18) / 1000, '1a2b3c4')).toEqual({
      name: '1.0.0+20261122180000.1a2b3c4',
      seconds: Date.UTC(2026, 10, 22, 18) / 1000,
    })
  })
})

describe('a tarball', () => {
  const seconds = Date.UTC(2026, 10, 22) / 1000

  function writeProduct(name: string, { fileMode, names }: { fileMode: number; names: string[] }): string {
    const product = at(name)
    mkdirSync(path.join(product, 'bin'), { recursive: true })
    for (const file of names) {
      writeFileSync(path.join(product, file), `content of ${file}`)
      chmodSync(path.join(product, file), fileMode)
    }
    writeFileSync(path.join(product, 'bin/samity'), '#!/bin/sh\n')
    chmodSync(path.join(product, 'bin/samity'), fileMode | 0o100)
    symlinkSync('../b.ts', path.join(product, 'bin/link'))
    utimesSync(path.join(product, 'a.ts'), seconds + names.length + fileMode, seconds)
    return product
  }

  test('of equal content has equal bytes', async () => {
    const options = { prefix: 'samity-1', seconds }
    const first = writeProduct('first', { fileMode: 0o644, names: ['a.ts', 'b.ts', 'Z.ts'] })
    const second = writeProduct('second', { fileMode: 0o600, names: ['Z.ts', 'b.ts', 'a.ts'] })
    await writeTarball(first, at('first.tar.gz'), options)
    await writeTarball(second, at('second.tar.gz'), options)
    expect(readFileSync(at('first.tar.gz')).equals(readFileSync(at('second.tar.gz')))).toBe(true)
    writeFileSync(path.join(second, 'a.ts'), 'another content')
    await writeTarball(second, at('second.tar.gz'), options)
    expect(readFileSync(at('first.tar.gz')).equals(readFileSync(at('second.tar.gz')))).toBe(false)
  })

  test('unpacks with tar into one folder, with links and executable files', async () => {
    const product = writeProduct('product', { fileMode: 0o600, names: ['a.ts', 'b.ts'] })
    await writeTarball(product, at('product.tar.gz'), { prefix: 'samity-1', seconds })
    const listed = execFileSync('tar', ['-tvzf', at('product.tar.gz')], { encoding: 'utf8' })
    const modes = listed.split('\n').map((line) => `${line.split(' ')[0]} ${line.split(/:\d\d /)[1] ?? ''}`)
    expect(modes.slice(0, -1)).toEqual([
      'drwxr-xr-x samity-1/',
      '-rw-r--r-- samity-1/a.ts',
      '-rw-r--r-- samity-1/b.ts',
      'drwxr-xr-x samity-1/bin/',
      'lrwxrwxrwx samity-1/bin/link -> ../b.ts',
      '-rwxr-xr-x samity-1/bin/samity',
    ])
  })

  test('has a checksum that sha256sum reads', async () => {
    writeFileSync(at('samity.tar.gz'), 'bytes')
    await writeChecksums(folder, ['samity.tar.gz'])
    const check = () => spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: folder, encoding: 'utf8' })
    expect(check()).toMatchObject({ status: 0, stdout: 'samity.tar.gz: OK\n' })
    writeFileSync(at('samity.tar.gz'), 'other bytes')
    expect(check().status).toBe(1)
  })
})

onDebian('files of a Debian package have the same modes and time, whatever the umask of the machine', () => {
  const seconds = Date.UTC(2026, 10, 22) / 1000
  mkdirSync(at('tree/bin'), { recursive: true })
  writeFileSync(at('tree/bin/samity'), '#!/bin/sh\n')
  writeFileSync(at('tree/secret.ts'), '')
  for (const [file, mode] of [
    ['tree/bin/samity', 0o700],
    ['tree/secret.ts', 0o600],
    ['tree/bin', 0o777],
  ] as const)
    chmodSync(at(file), mode)
  makeTreeUniform(at('tree'), seconds)
  const described = ['tree', 'tree/bin', 'tree/bin/samity', 'tree/secret.ts'].map((file) => {
    const { mode, mtimeMs } = statSync(at(file))
    return [(mode & 0o777).toString(8), mtimeMs / 1000]
  })
  expect(described).toEqual([
    ['755', seconds],
    ['755', seconds],
    ['755', seconds],
    ['644', seconds],
  ])
})

test('a built file that names a file of the checkout is refused, because the package would depend on it', () => {
  const product = path.join(folder, 'product')
  const file = path.join(product, 'packaged-releases/mfe-tea/1.0.0/screen.js')
  for (const built of ['shell/dist', 'docs/site/dist', path.dirname(path.relative(product, file))])
    mkdirSync(path.join(product, built), { recursive: true })
  writeFileSync(file, 'new URL("file:///srv/samity/worker.js")')
  expect(() => refuseOwnFolder(product, '/home/builder/samity')).not.toThrow()
  expect(() => refuseOwnFolder(product, '/srv/samity')).toThrow(
    'packaged-releases/mfe-tea/1.0.0/screen.js contains file:///srv/samity/.',
  )
})

test('a bill of materials of the same packages is the same, whatever the run', () => {
  const purl = (name: string) => `pkg:npm/${name}@1.0.0`
  const own = purl('%40samity/server')
  // pnpm names the packages of ours in the order in which it meets them, and each package below the first one
  // that it meets
  const bomOfRun = (run: number, names: string[], direct: string[]) => ({
    serialNumber: `urn:uuid:${run}`,
    metadata: {
      timestamp: `2026-11-22T00:00:0${run}Z`,
      component: { version: '0.0.0', 'bom-ref': purl('samity') },
    },
    components: [own, ...names.map(purl)].map((one) => ({ purl: one })),
    dependencies: [
      { ref: own, dependsOn: direct.map(purl) },
      ...names.map((name) => ({ ref: purl(name), dependsOn: name === 'a' ? ['c', 'b'].map(purl) : [] })),
    ],
  })
  const first = sortedBom(bomOfRun(1, ['a', 'b', 'c'], ['a']), '1.0.0', 1_800_000_000)
  const second = sortedBom(bomOfRun(2, ['c', 'a', 'b'], []), '1.0.0', 1_800_000_000)
  expect(JSON.stringify(second)).toBe(JSON.stringify(first))
  expect(first).toEqual({
    metadata: {
      timestamp: '2027-01-15T08:00:00.000Z',
      component: { version: '1.0.0', 'bom-ref': purl('samity') },
    },
    components: ['a', 'b', 'c'].map((name) => ({ purl: purl(name) })),
    dependencies: [
      { ref: purl('samity'), dependsOn: [purl('a')] },
      { ref: purl('a'), dependsOn: [purl('b'), purl('c')] },
      { ref: purl('b'), dependsOn: [] },
      { ref: purl('c'), dependsOn: [] },
    ],
  })
})

describe('the files of the packages', () => {
  const read = (file: string) => readFileSync(path.join(root, 'packaging/files', file), 'utf8')

  test('shell scripts have no error that a shell finds', () => {
    const scripts = [
      'bin/samity',
      'container/make-secrets.sh',
      'container/create-database.sh',
      'debian/samity-command',
    ]
    const maintainer = ['preinst', 'postinst', 'prerm', 'postrm'].map((name) => `debian/${name}`)
    for (const script of [...scripts, ...maintainer])
      execFileSync('sh', ['-n', path.join(root, 'packaging/files', script)])
  })

  test('both units differ only in the port', () => {
    const withoutPort = (unit: string) =>
      unit.replace(/^Description=.*$/m, '').replace(/PORT=%i HOST=127\.0\.0\.1 /, '')
    expect(withoutPort(read('debian/samity@.service'))).toBe(withoutPort(read('debian/samity.service')))
  })

  test('the units allow what Node needs to start', () => {
    const unit = read('debian/samity.service')
    // without it os.networkInterfaces fails, which fastify calls when it listens on all addresses
    expect(/^RestrictAddressFamilies=(.*)$/m.exec(unit)?.[1]?.split(' ')).toContain('AF_NETLINK')
    // V8 allocates a protection key where the processor has them; a refused call must be an error, not the
    // end of the process
    expect(/^SystemCallFilter=(.*)$/m.exec(unit)?.[1]?.split(' ')).toContain('@pkey')
    expect(unit).toMatch(/^SystemCallErrorNumber=EPERM$/m)
  })

  test('every command of the manual page exists', () => {
    const commands = readFileSync(path.join(root, 'server/src/samity.ts'), 'utf8')
    const usage = /'Usage: ([^']+)'/.exec(commands)?.[1] ?? ''
    const manual = read('debian/samity.8')
    const described = [...manual.matchAll(/^\.B[IR]? ([a-z\\-]+)/gm)].map(([, name]) =>
      name?.replaceAll('\\', ''),
    )
    const existing = [...usage.matchAll(/(?:^|, )([a-z-]+)/g)].map(([, name]) => name)
    const forDevelopers = ['schema']
    expect(described).toEqual(
      expect.arrayContaining(['start', ...existing.filter((name) => !forDevelopers.includes(name ?? ''))]),
    )
  })

  test('the image runs as another user than root, and its data folder belongs to that user', () => {
    const steps = read('container/Dockerfile').replaceAll('\\\n', ' ').split('\n')
    const names = steps.map((step) => step.split(' ')[0])
    expect(steps).toContain('USER samity')
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('ENTRYPOINT'))
    expect(steps.find((step) => step.startsWith('RUN useradd'))).toMatch(
      /--home-dir \/var\/lib\/samity --create-home/,
    )
    expect(steps.find((step) => step.startsWith('HEALTHCHECK'))).toContain('/readyz')
    expect(steps.filter((step) => /:latest|^ADD http/.test(step))).toEqual([])
  })
})

describe('what is staged', () => {
  test('a folder behind a link is named once, and its content is not named again', () => {
    mkdirSync(at('real/.tmp/deep'), { recursive: true })
    symlinkSync('real', at('link'))
    writeFileSync(at('real/file'), 'x')
    const names = entriesBelow(folder).map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    )
    expect(names.toSorted()).toEqual(['link', 'real', 'real/.tmp', 'real/.tmp/deep', 'real/file'])
  })

  test('the size counts each real file once, as du does', () => {
    mkdirSync(at('product/store'), { recursive: true })
    for (let index = 0; index < 20; index++)
      writeFileSync(at(`product/store/${index}`), Buffer.alloc(100 * 1024))
    symlinkSync('store', at('product/first'))
    symlinkSync('store', at('product/second'))
    const [kibibytes = ''] = execFileSync('du', ['-sk', at('product')], { encoding: 'utf8' }).split('\t')
    expect(Math.abs(kibibytesOf(at('product')) - Number(kibibytes))).toBeLessThan(50)
  })

  test('tests, web pages and binaries of other systems go; what the package loads stays', () => {
    const write = (file: string) => {
      mkdirSync(path.dirname(at(file)), { recursive: true })
      writeFileSync(at(file), '')
    }
    const system = `${process.platform}-${process.arch}`
    const going = ['test/a.js', 'index.html', '.gitignore', '.eslintrc.json', 'prebuilds/android-arm/x.node']
    const staying = ['LICENSE', 'lib/test/a.js', 'docs/loaded.js', `prebuilds/${system}/x.node`]
    for (const file of [...going, ...staying]) write(file)
    writeFileSync(at('package.json'), JSON.stringify({ name: 'x', main: './docs/loaded.js' }))
    removeDevelopment(folder)
    expect(going.filter((file) => existsSync(at(file)))).toEqual([])
    expect(staying.filter((file) => !existsSync(at(file)))).toEqual([])
  })

  test('the packages of the version before stay, and those before them go', () => {
    const names = (below: string) => readdirSync(at(below)).toSorted()
    for (const version of ['1', '2', '3']) {
      keepFormer(at('release'))
      for (const name of [`samity-${version}.tar.gz`, `samity_${version}.deb`, 'SHA256SUMS'])
        writeFileSync(at(`release/${name}`), '')
    }
    expect(names('release')).toEqual(['SHA256SUMS', 'former', 'samity-3.tar.gz', 'samity_3.deb'])
    expect(names('release/former')).toEqual(['samity-2.tar.gz', 'samity_2.deb'])
  })
})

describe('the files for containers', () => {
  test('secrets are in a folder that only its owner opens, and a second run changes none of them', () => {
    const script = path.join(root, 'packaging/files/container/make-secrets.sh')
    mkdirSync(at('container'))
    for (const file of ['files/container/make-secrets.sh', 'files/samity.env.example'])
      copyFileSync(path.join(root, 'packaging', file), at(`container/${path.basename(file)}`))
    const run = () => execFileSync('sh', ['container/make-secrets.sh'], { cwd: folder })
    expect(readFileSync(script, 'utf8')).toContain('chmod 700 secrets')
    run()
    const read = () =>
      readdirSync(at('secrets')).map((name) => [name, readFileSync(at(`secrets/${name}`), 'utf8')])
    const made = read()
    run()
    expect(read()).toEqual(made)
    expect(made.map(([name]) => name)).toEqual([
      'backup_passphrase',
      'database_password',
      'database_url',
      'postgres_password',
      'secret_key',
    ])
    expect(statSync(at('secrets')).mode & 0o777).toBe(0o700)
    // the engine mounts each file for a user that is another one in the container
    for (const [name] of made) expect(statSync(at(`secrets/${name}`)).mode & 0o777).toBe(0o644)
    expect(statSync(at('samity.env')).mode & 0o077).toBe(0)
    const { username } = new URL(readFileSync(at('secrets/database_url'), 'utf8'))
    expect(username).toBe('samity_app')
  })

  test('the application is no superuser, and every secret and file of compose.yaml is there', () => {
    const compose = readFileSync(path.join(root, 'packaging/files/container/compose.yaml'), 'utf8')
    expect(compose).not.toContain('POSTGRES_USER')
    expect(compose).toContain("'--host', '127.0.0.1'")
    const script = readFileSync(path.join(root, 'packaging/files/container/create-database.sh'), 'utf8')
    expect(script).toMatch(/^create role samity_app login password :'password';$/m)
    expect(script).toMatch(/^create database samity owner samity_app /m)
    expect(script).toMatch(/^\\i \/samity\/module-roles\.sql$/m)
    const secrets = readFileSync(path.join(root, 'packaging/files/container/make-secrets.sh'), 'utf8')
    for (const [, name] of compose.matchAll(/\.\.\/secrets\/(\w+)/g)) expect(secrets).toContain(name)
  })
})

test('the changelog of the Debian package is in the form of Debian', () => {
  const text = debianChangelog({ name: '1.0.0+20261122', seconds: Date.UTC(2026, 10, 22) / 1000 })
  expect(text).toMatch(
    /^samity \(1\.0\.0\+20261122\) unstable; urgency=medium\n\n {2}\* .*\n\n -- .* <.*> {2}Sun, 22 Nov 2026 00:00:00 \+0000\n$/,
  )
})

test("the package's command keeps the caller's database and passphrase, and resolves a file to upgrade to in the caller's folder", () => {
  writeFileSync(
    at('samity.env'),
    'SAMITY_DATA=/from/settings\nDATABASE_URL="postgres://settings"\nBACKUP_PASSPHRASE_FILE=/x\nPORT=1\n',
  )
  writeFileSync(
    at('program'),
    '#!/bin/sh\necho "$SAMITY_DATA|$DATABASE_URL|$BACKUP_PASSPHRASE|$BACKUP_PASSPHRASE_FILE|$PORT|$OTHER|$INIT_CWD|$(pwd)"\n',
  )
  chmodSync(at('program'), 0o755)
  mkdirSync(at('home'))
  // the user and the folders of the package
  const script = readFileSync(path.join(root, 'packaging/files/debian/samity-command'), 'utf8')
    .replaceAll('$(id -u)', '${TEST_UID:-0}')
    .replaceAll('$(id -un)', 'samity')
    .replace('setpriv --reuid=samity --regid=samity --init-groups', 'env TEST_UID=1')
    .replace(/\/usr\/lib\/samity(-current)?\/bin\/samity/g, at('program'))
    .replaceAll('/etc/samity/samity.env', at('samity.env'))
    .replace('cd /var/lib/samity', `cd ${at('home')}`)
  writeFileSync(at('command'), script)
  chmodSync(at('command'), 0o755)
  const run = (command: string, env: Record<string, string>) =>
    execFileSync(at('command'), [command], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', OTHER: 'of the caller', ...env },
    }).trim()
  const home = at('home')
  expect(run('verify', {})).toBe(`/from/settings|postgres://settings||/x|1|||${home}`)
  expect(run('restore', { BACKUP_PASSPHRASE: 'of the other machine' })).toBe(
    `/from/settings|postgres://settings|of the other machine||1|||${home}`,
  )
  expect(run('restore', { SAMITY_DATA: '/other' })).toBe(`/other|||/x|1|||${home}`)
  expect(run('restore', { DATABASE_URL: 'postgres://other' })).toBe(
    `/from/settings|postgres://other||/x|1|||${home}`,
  )
  expect(run('upgrade', { SAMITY_DATA: '/other' })).toBe(
    `/from/settings|postgres://settings||/x|1|of the caller|${folder}|${home}`,
  )
})
