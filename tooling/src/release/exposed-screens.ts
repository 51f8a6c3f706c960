import { readFileSync } from 'node:fs'

/**
 * The screens that a module.tsx exposes: name → the file that its loader imports. Loaders are written in one way
 * (`Name: () => import('./folder/NamePage.tsx')`), so that they can be read without running them.
 */
export function exposedScreens(file: string): Map<string, string> {
  const source = readFileSync(file, 'utf8').replace(/\/\/.*$|\/\*[\s\S]*?\*\//gm, '')
  const loaders = source.matchAll(/(\w+)\s*:\s*\(\)\s*=>\s*import\(\s*'([^']+)'\s*\)/g)
  return new Map([...loaders].map(([, name = '', request = '']) => [name, request]))
}
