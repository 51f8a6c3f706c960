import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { CommandError, readRelease, readSourceMap } from '@samity/module-registry'
import { LRUCache } from 'lru-cache'

/** A crash usually comes from a few scripts, and a source map of a large one takes some megabytes. */
const maxMaps = 10
const maxFrames = 8

/** A script's place in a browser's stack: `https://host/releases/mfe-sales/1.0.0+ab/406.3d.js:1:2345` */
const scriptPlace = /([^\s()@]+\.m?js)(?:\?[^\s():]*)?:(\d+):(\d+)/

/** The shell's sources are named `webpack:///shell/./src/main.tsx`, those of modules `src/module.tsx`. */
const sourceName = (source: string) => path.posix.normalize(source.replace(/^webpack:\/\/\//, ''))

/**
 * A script of the shell, by the path of its URL. The browser's page has no other scripts below `/assets/`.
 */
const shellScript = /^\/assets\/([^/\\%]+)$/

type ReadText = () => string | undefined

/**
 * Translates positions in the scripts of releases and of the shell to lines of their source. The source maps
 * are in the releases and beside the files of the shell.
 */
export function makeSourcePositions(releases: string, shell: string) {
  const maps = new LRUCache<string, { map: SourceMap | undefined }>({ max: maxMaps })

  function parseMap(read: ReadText): SourceMap | undefined {
    try {
      const content = read()
      // written by Rspack; that of a release is unchanged by its hash
      return content ? new SourceMap(JSON.parse(content) as SourceMapPayload) : undefined
    } catch (error) {
      if (error instanceof CommandError) return undefined
      throw error
    }
  }

  function findMap(key: string, read: ReadText): SourceMap | undefined {
    const cached = maps.get(key)
    if (cached) return cached.map
    const map = parseMap(read)
    maps.set(key, { map })
    return map
  }

  function readShellMap(script: string): string | undefined {
    const file = path.join(shell, 'maps', `${script}.map`)
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined
  }

  function mapOf(module: string, release: string, url: string): SourceMap | undefined {
    const [, script] = url.split(`/${module}/${release}/`)
    if (script)
      return findMap(`${module} ${release} ${script}`, () =>
        readSourceMap(releases, readRelease(releases, module, release), script),
      )
    const [, asset] = shellScript.exec(URL.parse(url)?.pathname ?? '') ?? []
    return asset ? findMap(`shell ${asset}`, () => readShellMap(asset)) : undefined
  }

  function translate(module: string, release: string, line: string): string {
    const [, url = '', lineNumber = '', column = ''] = scriptPlace.exec(line) ?? []
    const origin = mapOf(module, release, url)?.findOrigin(Number(lineNumber), Number(column))
    return origin && 'fileName' in origin
      ? `${sourceName(origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
      : line
  }

  return (module: string, release: string, stack: string): string[] =>
    stack
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => scriptPlace.test(line))
      .slice(0, maxFrames)
      .map((line) => translate(module, release, line))
}
