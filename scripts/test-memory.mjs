// What `npm test` remembers of each test file: what it cost, and the content with which it passed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CommandError, inRoot, root } from './programs.mjs'

const memoryFile = inRoot('.cache/test-memory.json')

/**
 * By test: `seconds` and `processorSeconds` of its last run, and `success`, the hash with which it last
 * passed.
 */
export const readMemory = () => (existsSync(memoryFile) ? JSON.parse(readFileSync(memoryFile, 'utf8')) : {})

/** Adds what a run has found. `entries` are pairs of a test and what is new about it. */
export function remember(entries) {
  const memory = readMemory()
  for (const [test, known] of entries) memory[test] = { ...memory[test], ...known }
  mkdirSync(path.dirname(memoryFile), { recursive: true })
  writeFileSync(memoryFile, JSON.stringify(memory))
}

const hashOf = (text) => createHash('sha256').update(text).digest('base64url')

/** The content of each file that git tracks or would add. */
function readTree() {
  const { status, stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  // without git nothing is known about the content, and an empty tree would be equal to every other
  if (status !== 0) throw new CommandError('npm test compares files with git, and git does not work here.')
  const names = [...new Set(stdout.split('\n'))].filter((name) => name !== '' && existsSync(inRoot(name)))
  return new Map(names.sort().map((name) => [name, readFileSync(inRoot(name))]))
}

/** A test that looks around in the repository may depend on any of its files. */
const readsRepository =
  /import\.meta\.|__dirname|process\.cwd|node:child_process|server-process|\b(?:readFile|readdir)(?:Sync)?\(\s*['"`]/
const usesMachine = /node:fs|node:child_process/
const isTest = /\.(?:test|stories)\.tsx?$/
const isText = /\.(?:[cm]?[jt]sx?|json|html|css|md)$/
const relativeImport = /['"`](\.\.?\/[\w./-]+)/g
const isSource = /^(?:packages\/)?[^/]+\/src\/(?!(?:.*\/)?testing\/)/
/** 'server' of 'server/src/main.ts', 'packages/client' of a file of the client */
const topFolderOf = (file) => /^(?:packages\/)?[^/]+/.exec(file)?.[0] ?? ''
const relativeName = /['"`](\.\.\/[\w./-]+)/g

/**
 * Says of a test file what it can depend on, as a hash: the files of its package, of the packages that this
 * one names or reaches by a relative path, and what applies to all (packages of the lock file, settings, the
 * Node). A test that reads files of the repository depends on all of them.
 */
export class ContentHashes {
  #tree
  #hashes
  #folderOfPackage
  #neighbours
  #all
  #byFolders = new Map()

  /** `tree` has the content of each file by its name. */
  constructor(tree = readTree()) {
    this.#tree = tree
    this.#hashes = new Map([...tree].map(([name, content]) => [name, hashOf(content)]))
    const folders = [...tree.keys()].flatMap((name) =>
      /^(?:packages\/)?[^/]+\/package\.json$/.test(name) ? [path.dirname(name)] : [],
    )
    this.#folderOfPackage = new Map(
      folders.map((folder) => [this.#json(`${folder}/package.json`).name, folder]),
    )
    this.#neighbours = new Map(folders.map((folder) => [folder, this.#neighboursOf(folder)]))
    this.#all = this.#hash(() => true)
  }

  /** The hash for a jest test */
  ofTest(test) {
    const folder = topFolderOf(test)
    const looksAround =
      folder === 'packages/tooling' || this.#usedBy(test).some((text) => readsRepository.test(text))
    return looksAround ? this.#all : this.#hashReach([folder, ...this.#foldersNamedIn(test)])
  }

  /**
   * The hash for an end-to-end test that loaded files of these modules. All other modules are left out,
   * unless it starts programs or changes files.
   */
  ofSpec(spec, modules) {
    if (modules === undefined || this.#usedBy(spec).some((text) => usesMachine.test(text))) return this.#all
    // the server renders the website, and a package with a service is a part of the server
    const isReached = (folder) =>
      folder === 'mfe-public' || modules.includes(folder) || this.#tree.has(`${folder}/service/main.ts`)
    return this.#hash((name) => !name.startsWith('mfe-') || isReached(topFolderOf(name)))
  }

  #textOf(name) {
    return this.#tree.get(name)?.toString() ?? ''
  }

  /**
   * The text of a test and of its helpers: what it reaches by relative paths, without the sources that it
   * tests.
   */
  #usedBy(test) {
    const names = new Set([test])
    const texts = []
    for (const name of names) {
      const text = this.#textOf(name)
      texts.push(text)
      for (const [, target] of text.matchAll(relativeImport)) {
        const file = path.posix.join(path.posix.dirname(name), target)
        if (!isSource.test(file)) names.add(file)
      }
    }
    return texts
  }

  #hashReach(folders) {
    const reached = new Set(folders)
    for (const one of reached) for (const other of this.#neighbours.get(one) ?? []) reached.add(other)
    const key = [...reached].sort().join(' ')
    const hash = this.#byFolders.get(key) ?? this.#hashFolders(reached)
    this.#byFolders.set(key, hash)
    return hash
  }

  #hashFolders(reached) {
    const isCommon = (name) => (!name.includes('/') && !name.endsWith('.md')) || name.startsWith('scripts/')
    return this.#hash((name) => isCommon(name) || reached.has(topFolderOf(name)))
  }

  #foldersNamedIn(name) {
    return [...this.#textOf(name).matchAll(relativeName)].map(([, target]) =>
      topFolderOf(path.posix.join(path.posix.dirname(name), target)),
    )
  }

  #json(name) {
    return JSON.parse(this.#tree.get(name))
  }

  #neighboursOf(folder) {
    const { dependencies, devDependencies, peerDependencies } = this.#json(`${folder}/package.json`)
    const neighbours = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies }).flatMap(
      (name) => this.#folderOfPackage.get(name) ?? [],
    )
    // what a test names concerns this test alone
    for (const name of this.#tree.keys())
      if (name.startsWith(`${folder}/`) && isText.test(name) && !isTest.test(name))
        neighbours.push(...this.#foldersNamedIn(name))
    return new Set(neighbours.filter((other) => other !== folder && !other.startsWith('.')))
  }

  #hash(isPart) {
    const parts = [...this.#hashes].filter(([name]) => isPart(name)).map((part) => part.join(' '))
    return hashOf([process.version, ...parts].join('\n'))
  }
}
