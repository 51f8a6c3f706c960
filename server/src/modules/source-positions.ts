import { SourceMap, type SourceMapPayload } from 'node:module'
import { CommandError, readRelease, readSourceMap } from '@samity/module-registry'
import { LRUCache } from 'lru-cache'

/** A crash usually comes from a few scripts, and a source map of a large one takes some megabytes. */
const maxMaps = 10
/** The frames of a stack that are translated, innermost first. */
const maxFrames = 8

/** The place of a script in one line of a browser's stack: `https://host/releases/mfe-sales/1.0.0+ab/406.3d.js:1:2345` */
const scriptPlace = /([^\s()@]+\.m?js)(?:\?[^\s():]*)?:(\d+):(\d+)/

/** Translates positions in the scripts of releases to lines of their source. The source maps are in the releases. */
export function makeSourcePositions(releases: string) {
  const maps = new LRUCache<string, { map: SourceMap | undefined }>({ max: maxMaps })

  function readMap(module: string, release: string, script: string): SourceMap | undefined {
    try {
      const content = readSourceMap(releases, readRelease(releases, module, release), script)
      // written by Rspack, and unchanged by its hash
      return content ? new SourceMap(JSON.parse(content) as SourceMapPayload) : undefined
    } catch (error) {
      if (error instanceof CommandError) return undefined
      throw error
    }
  }

  function findMap(module: string, release: string, script: string): SourceMap | undefined {
    const key = `${module} ${release} ${script}`
    const cached = maps.get(key)
    if (cached) return cached.map
    const map = readMap(module, release, script)
    maps.set(key, { map })
    return map
  }

  /** The line of the source for one line of a stack. A line without a known script stays as it is. */
  function translate(module: string, release: string, line: string): string {
    const [, url = '', lineNumber = '', column = ''] = scriptPlace.exec(line) ?? []
    const [, script] = url.split(`/${module}/${release}/`)
    const origin = script && findMap(module, release, script)?.findOrigin(Number(lineNumber), Number(column))
    return origin && 'fileName' in origin
      ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
      : line
  }

  /** The frames of a browser's stack, with the file and line of the source where they are known. */
  return (module: string, release: string, stack: string): string[] =>
    stack
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => scriptPlace.test(line))
      .slice(0, maxFrames)
      .map((line) => translate(module, release, line))
}
