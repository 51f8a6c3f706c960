import { readdirSync, type Dirent } from 'node:fs'
import path from 'node:path'

/**
 * Everything below a folder, links as links. `readdirSync` goes through links to folders, and names what is
 * behind them again.
 */
export const entriesBelow = (folder: string): Dirent[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [
    entry,
    ...(entry.isDirectory() ? entriesBelow(path.join(folder, entry.name)) : []),
  ])
