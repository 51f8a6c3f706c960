import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, writeFileSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import path from 'node:path'
import { CommandError, root } from '@samity/module-registry'

const packageManager = process.env.SAMITY_PNPM ?? 'pnpm'

function readFromPnpm(args: string[]): string {
  const { status, stdout, stderr } = spawnSync('npx', ['-y', packageManager, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    maxBuffer: 100_000_000,
  })
  if (status !== 0) throw new CommandError(`pnpm ${args.join(' ')} failed:\n${stdout}${stderr}`)
  return stdout.slice(stdout.indexOf('{'))
}

/**
 * A browser or the server runs these: the build puts the dependencies of shell and modules into their files.
 */
const runningPackages = ['server', 'shell', 'mfe-*'].flatMap((name) => ['--filter', `@samity/${name}...`])

type Bom = {
  serialNumber?: string
  metadata: { timestamp?: string; component?: { version?: string; 'bom-ref'?: string } }
  components: { purl?: string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const compare = (a = '', b = '') => (a < b ? -1 : Number(a > b))

/**
 * A BOM without what differs from run to run: its random number, the present time, the order of its entries,
 * and by which of our own packages pnpm reaches a package. Our packages are one product, which depends on all
 * that no other package depends on.
 */
export function sortedBom({ serialNumber: _random, ...bom }: Bom, version: string, seconds: number): Bom {
  const { metadata, components, dependencies } = bom
  const product = metadata.component
  const isOwn = (ref = '') => ref === product?.['bom-ref'] || ref.startsWith('pkg:npm/%40samity/')
  const others = dependencies
    .filter(({ ref }) => !isOwn(ref))
    .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).toSorted(compare) }))
    .sort((a, b) => compare(a.ref, b.ref))
  const reached = new Set(others.flatMap(({ dependsOn }) => dependsOn))
  const direct = components.flatMap(({ purl }) => (purl && !isOwn(purl) && !reached.has(purl) ? [purl] : []))
  return {
    ...bom,
    metadata: {
      ...metadata,
      timestamp: new Date(seconds * 1000).toISOString(),
      component: { ...product, version },
    },
    components: components.filter(({ purl }) => !isOwn(purl)).sort((a, b) => compare(a.purl, b.purl)),
    dependencies: [
      ...(product?.['bom-ref'] ? [{ ref: product['bom-ref'], dependsOn: direct.toSorted(compare) }] : []),
      ...others,
    ],
  }
}

/**
 * Writes the SBOM of the product in CycloneDX: every package that the server or the browser runs, with
 * licence and hash.
 */
export function writeBom(target: string, version: string, seconds: number): void {
  const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod']
  // written by pnpm in the CycloneDX format
  const bom = JSON.parse(readFromPnpm([...runningPackages, 'sbom', ...format])) as Bom
  writeFileSync(target, `${JSON.stringify(sortedBom(bom, version, seconds), null, 2)}\n`)
}

type LicensedPackage = { name: string; versions: string[]; homepage?: string; author?: string }

export function writeLicences(target: string): void {
  // written by pnpm: licence → packages
  const packagesByLicence = JSON.parse(
    readFromPnpm([...runningPackages, 'licenses', 'list', '--prod', '--json']),
  ) as Record<string, LicensedPackage[]>
  const sections = Object.entries(packagesByLicence)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => {
      const lines = packages
        .map(
          ({ name, versions, homepage }) =>
            `  ${name} ${versions.toSorted().join(', ')}${homepage ? `  ${homepage}` : ''}`,
        )
        .sort()
      return `${licence}\n${lines.join('\n')}\n`
    })
  writeFileSync(
    target,
    `The packages that Samity contains, by licence. Samity itself: MIT.\n\n${sections.join('\n')}`,
  )
}

/** Writes SHA256SUMS for files of one folder, as `sha256sum -c` reads it. */
export async function writeChecksums(folder: string, names: string[]): Promise<void> {
  const lines = await Promise.all(
    names.map(async (name) => {
      const hash = createHash('sha256')
      await pipeline(createReadStream(path.join(folder, name)), hash)
      return `${hash.digest('hex')}  ${name}`
    }),
  )
  writeFileSync(path.join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`)
}
