import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { CommandError, root, signatureFileOf, signFile } from '@samity/module-registry'
import { debianArchitecture, writeDebianPackage } from './debian-package.ts'
import { writeBom, writeChecksums, writeLicences } from './describe-contents.ts'
import { keepFormer } from './keep-former.ts'
import { stageProduct } from './stage-product.ts'
import { readPackageVersion } from './version.ts'
import { writeTarball } from './write-tarball.ts'

/* `npm run package`: writes what operators install into dist/release, from a built checkout. */

const say = (sentence: string): void => console.log(sentence)
const releases = path.resolve(root, process.env.SAMITY_RELEASES ?? 'releases')
const temporary = path.join(root, '.cache/package')

async function makePackages(target: string): Promise<void> {
  const version = readPackageVersion()
  const platform = `${process.platform}-${process.arch}`
  const product = path.join(temporary, 'product')
  keepFormer(target)
  say(`Packing Samity ${version.name} …`)
  stageProduct(product, releases, version.name)
  writeLicences(path.join(product, 'LICENSES'))
  const bom = `samity-${version.name}.cdx.json`
  writeBom(path.join(target, bom), version.name, version.seconds)
  const tarball = `samity-${version.name}-${platform}.tar.gz`
  const prefix = `samity-${version.name}`
  await writeTarball(product, path.join(target, tarball), { prefix, seconds: version.seconds })
  cpSync(path.join(product, 'LICENSES'), path.join(target, 'LICENSES'))
  const names = [tarball, bom, 'LICENSES']
  if (process.platform === 'linux') {
    const debian = `samity_${version.name}_${debianArchitecture()}.deb`
    const tree = path.join(temporary, 'debian')
    writeDebianPackage({ product, tree, target: path.join(target, debian), version })
    names.push(debian)
  }
  const signKey = process.env.RELEASE_SIGN_KEY
  if (signKey)
    for (const name of names.filter((one) => /\.(?:deb|tar\.gz)$/.test(one))) {
      signFile(path.join(target, name), path.resolve(process.env.INIT_CWD ?? '.', signKey))
      names.push(signatureFileOf(name))
    }
  const container = path.join(root, 'packaging/files/container')
  cpSync(container, path.join(target, 'container'), { recursive: true })
  for (const file of ['server/db/module-roles.sql', 'packaging/files/samity.env.example'])
    cpSync(path.join(root, file), path.join(target, 'container', path.basename(file)))
  const containerFiles = readdirSync(path.join(target, 'container')).sort()
  await writeChecksums(target, [...names, ...containerFiles.map((name) => `container/${name}`)])
  for (const name of [...names, 'SHA256SUMS', 'container/']) say(`  ${path.join(target, name)}`)
}

try {
  await makePackages(
    path.resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? path.join(root, 'dist/release')),
  )
} catch (error) {
  console.error(error instanceof CommandError ? error.message : error)
  process.exitCode = 1
}
