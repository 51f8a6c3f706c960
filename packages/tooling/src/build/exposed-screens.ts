import { readFileSync } from 'node:fs'

/**
 * The screens that a module.tsx exposes, or the shell's own-routes.ts, with the file that each loader
 * imports. All loaders have the same form (`Name: () => import('./banks/BanksPage.tsx')`), so that a regular
 * expression can read them and no code has to run.
 */
export function exposedScreens(file: string): Map<string, string> {
  const source = readFileSync(file, 'utf8').replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
  const loaders = source.matchAll(/(\w+)\s*:\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g)
  return new Map([...loaders].map(([, name = '', request = '']) => [name, request]))
}
