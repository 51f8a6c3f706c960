import { createHash } from 'node:crypto'
import path from 'node:path'
import {
  DefinePlugin,
  experiments,
  NormalModuleReplacementPlugin,
  sources,
  WebpackError,
  type Compiler,
  type Configuration,
  type RuleSetRule,
} from '@rspack/core'
import { sha384 } from '@samity/module-registry'
import type { AntdStyles } from './extract-styles.ts'
import { themeClass } from './style-hooks-loader.ts'

/*
 * antd computes its styles in the browser. Here a build computes them: the shell's scripts contain neither
 * antd's style functions nor its style engine, and the shell loads one style sheet instead.
 * docs/decisions/077.
 */

const styleFile = /[\\/]antd[\\/]es[\\/].+[\\/]style(?:[\\/].+)?\.js$/

export const antdStyleRule: RuleSetRule = {
  test: styleFile,
  // .ts in the workspace, .js in the packed package
  loader: path.join(import.meta.dirname, `style-hooks-loader${path.extname(import.meta.filename)}`),
}

/** Takes the place of antd's style engine. antd still imports these names. */
const emptyEngineCode = `
import { createContext } from 'react'
export const StyleContext = /* @__PURE__ */ createContext({})
export const createTheme = () => ({})
export const unit = (value) => (typeof value === 'number' ? value + 'px' : value)
export class Keyframes {}
export const useStyleRegister = () => undefined
export const genStyleUtils = () => ({})
export const genCalc = undefined, mergeToken = undefined, statistic = undefined, statisticToken = undefined
`

const themeHookCode = ({ tokens }: AntdStyles) => `
const token = JSON.parse(${JSON.stringify(JSON.stringify(tokens))})
const theme = [{}, token, '', token, { prefix: 'ant', key: '${themeClass}' }, true]
export default () => theme
export const unitless = {}
`

const hashedName = (name: string, css: string) =>
  `${name}.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`

/** The style sheet of the dark theme, which a page loads only while the theme is on */
export function darkStyles({ darkCss }: AntdStyles, publicPath: string) {
  const file = hashedName('dark', darkCss)
  const link = { href: publicPath + file, integrity: sha384(darkCss) }
  return { file, definition: new DefinePlugin({ DARK_STYLES: JSON.stringify(link) }) }
}

const checkComponents = ({ components }: AntdStyles) => ({
  apply: ({ hooks, options }: Compiler) =>
    // a build for development also contains the components that nothing uses
    options.mode !== 'development' &&
    hooks.thisCompilation.tap('antd styles', (compilation) =>
      // the chunks are known, and no modules are concatenated yet
      compilation.hooks.optimizeModules.tap('antd styles', (modules) => {
        for (const module of modules) {
          if (compilation.chunkGraph.getModuleChunks(module).length === 0) continue
          const [, folder = ''] =
            /[\\/]antd[\\/]es[\\/]([\w-]+)[\\/]style[\\/]index\.js$/.exec(module.identifier()) ?? []
          const name = folder.replaceAll('-', '')
          if (name && !name.startsWith('_') && !components.has(name) && !innerStyles.has(name))
            compilation.errors.push(
              new WebpackError(
                `antd's component '${folder}' is used, and its styles are not in the style sheet.`,
              ),
            )
        }
      }),
    ),
})

/** A menu inside a dropdown uses the dropdown's styles. */
const innerStyles = new Set(['menu'])

export const antdStyleName = /^antd\.[0-9a-f]+\.css$/

export function precomputedStyles(
  styles: AntdStyles,
  publicPath: string,
): NonNullable<Configuration['plugins']> {
  const file = hashedName('antd', styles.css)
  const dark = darkStyles(styles, publicPath)
  const engineFile = 'src/antd-style-engine.js'
  const themeFile = 'src/antd-theme.js'
  const virtualPath = (name: string, { context }: Compiler) => path.join(context, name)
  return [
    new experiments.VirtualModulesPlugin({
      [engineFile]: emptyEngineCode,
      [themeFile]: themeHookCode(styles),
      'src/antd-derivatives.js': 'export default {}\n',
      'src/no-theme.js': 'export const findTheme = () => undefined\n',
    }),
    {
      apply(compiler: Compiler) {
        const replace = (request: RegExp, name: string) =>
          new NormalModuleReplacementPlugin(request, virtualPath(name, compiler)).apply(compiler)
        replace(/^@ant-design\/cssinjs(?:-utils)?$/, engineFile)
        // the computation of the theme, which has happened in the build
        replace(/^(?:\.\.?\/)+(?:theme\/)?themes\/default\/theme$/, 'src/antd-derivatives.js')
        replace(/^(?:\.\.?\/)+(?:theme\/)?useToken$/, themeFile)
        replace(/^\.\/find-theme\.ts$/, 'src/no-theme.js')
        const info = { minimized: true, immutable: true }
        compiler.hooks.thisCompilation.tap('antd styles', (compilation) => {
          compilation.emitAsset(file, new sources.RawSource(styles.css), info)
          compilation.emitAsset(dark.file, new sources.RawSource(styles.darkCss), info)
        })
      },
    },
    new DefinePlugin({
      ANTD_STYLES: JSON.stringify({ href: publicPath + file, integrity: sha384(styles.css) }),
    }),
    dark.definition,
    checkComponents(styles),
  ]
}
