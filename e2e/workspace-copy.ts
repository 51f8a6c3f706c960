import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

const workspace = fileURLToPath(new URL('..', import.meta.url))
const outputs = new Set(['dist', 'data', 'releases', '.git', '.cache'])

async function outputWith(child: ChildProcess, text: string): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        output += stripVTControlCharacters(String(chunk))
        if (output.includes(text)) resolve()
      })
    child.once('exit', () => reject(new Error(`The program ended.\n${output}`)))
  })
}

/**
 * A copy of the sources of this workspace with the installed packages, in which a test edits files and runs
 * commands. The tracked files stay as they are.
 */
export function copyWorkspace() {
  const folder = mkdtempSync(path.join(tmpdir(), 'samity-dev-'))
  const children: ChildProcess[] = []
  for (const entry of readdirSync(workspace, { withFileTypes: true }))
    if (entry.name !== 'node_modules' && !outputs.has(entry.name))
      cpSync(path.join(workspace, entry.name), path.join(folder, entry.name), {
        recursive: true,
        // the packages of a folder are links, which lead to the folders of the copy
        verbatimSymlinks: true,
        filter: (source) => path.basename(source) !== 'dist',
      })
  symlinkSync(path.join(workspace, 'node_modules'), path.join(folder, 'node_modules'))
  const inCopy = (file: string) => path.join(folder, file)
  return {
    start: async (cwd: string, args: string[], ready: string, env: Record<string, string> = {}) => {
      const { NODE_ENV: _nodeEnv, INIT_CWD: _initCwd, ...rest } = process.env
      const child = spawn(process.execPath, args, {
        cwd: inCopy(cwd),
        env: { ...rest, ...env },
        stdio: 'pipe',
      })
      children.push(child)
      await outputWith(child, ready)
    },
    edit: (file: string, from: string, to: string) => {
      const text = readFileSync(inCopy(file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(inCopy(file), text.replace(from, to))
      return () => writeFileSync(inCopy(file), text)
    },
    remove: async () => {
      for (const child of children)
        if (child.exitCode === null) {
          child.kill('SIGTERM')
          await once(child, 'exit')
        }
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true })
    },
  }
}
