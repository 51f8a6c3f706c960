import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { folderOf } from '@samity/module-registry'
import replaceStyleHooks, { themeClass } from './style-hooks-loader.ts'

type Extracted = { css: string; darkCss: string; tokens: Record<string, unknown>; components: string[] }

/** Runs in a process of its own, as in a build: antd skips some styles when it finds jest. */
function extractStyles(): Extracted {
  const script = `
    import { extractAntdStyles } from './extract-styles.ts'
    const { components, ...styles } = await extractAntdStyles()
    process.stdout.write(JSON.stringify({ ...styles, components: [...components] }))`
  const { NODE_ENV: _environment, ...env } = process.env
  const output = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: import.meta.dirname,
    env,
    maxBuffer: 10_000_000,
    encoding: 'utf8',
  })
  return JSON.parse(output) as Extracted
}

test('the style sheet contains the components that shared-ui uses, with its theme', () => {
  const { css, tokens, components } = extractStyles()
  for (const component of ['button', 'form', 'modal', 'drawer', 'tabs'])
    expect(components).toContain(component)
  const theme = readFileSync(path.join(folderOf('shared-ui'), 'src/core/theme.ts'), 'utf8')
  const [, primaryColor = ''] = /colorPrimary: '(#\w+)'/.exec(theme) ?? []
  expect(css).toMatch(new RegExp(`\\.${themeClass}\\{[^}]*--ant-color-primary:${primaryColor}`))
  expect(tokens).toMatchObject({ borderRadius: 6, zIndexPopupBase: 1000 })
  expect(tokens).not.toHaveProperty('colorPrimary')
  // one theme on the page: no class of a hash, and none of a nested theme
  const unneeded = /css-dev-only|css-var-_|:where\(\.css-|\.ant-\w+-rtl\b|\.ant-col-xs|magenta/
  expect(unneeded.exec(css)?.[0]).toBeUndefined()
})

test('the dark style sheet has the colours of shared-ui and of antd, for screens only', () => {
  const { darkCss } = extractStyles()
  expect(darkCss).toMatch(/^@media screen\{:root\[data-theme='dark'\]\{color-scheme:dark;--samity-green:#/)
  expect(darkCss).toContain(
    `@media screen{[data-theme=dark] :is(.${themeClass}.ant-avatar-css-var):not(.samity-paper *){--ant-`,
  )
  expect(darkCss.match(/@media/g)).toHaveLength(2)
})

test('a style file of antd keeps its other exports, and its hook returns only class names', () => {
  const source = `
    import { genStyleHooks, genComponentStyleHook as hook } from '../../theme/internal'
    const genButtonStyle = (token) => ({ [token.componentCls]: { color: 'red' } })
    export const prepareToken = (token) => ({ ...token, size: 1 })
    export default genStyleHooks('Button', (token) => [genButtonStyle(prepareToken(token))], () => ({ gap: 8 }))
    export const useStyle = genSubStyleComponent(['Button', 'compact'], (token) => genButtonStyle(token))
  `
  const result = replaceStyleHooks(source)
  expect(result).toContain('prepareToken = (token) => ({ ...token, size: 1 })')
  expect(result).toContain(`export default (() => ['', '${themeClass}'])`)
  expect(result).toContain('export const useStyle = (() => null)')
})
