import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { CommandError, folderOf } from '@samity/module-registry'
import { themeClass } from './style-hooks-loader.ts'

export type AntdStyles = {
  css: string
  /** The dark theme: the colours of shared-ui, and the declarations of antd that differ */
  darkCss: string
  tokens: Record<string, unknown>
  /** The components with styles, in the spelling of antd's style files: 'qrcode' */
  components: Set<string>
}

const innerComponents = ['Col', 'Row']

const presetColours = '(?:blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)'

/**
 * Selectors that no screen needs: right-to-left pages, preset colours, the columns of the grid, antd's own
 * confirm dialog.
 */
const unusedVariant = new RegExp(
  String.raw`-rtl\b|\.data-ant-|\.css-var-_|\.ant-modal-confirm|\.ant-otp|\.ant-col-(?:xs|sm|md|lg|xl|xxl|xxxl|rtl|\d)|-${presetColours}(?:-inverse|-\d+)?(?!\w)`,
)
const presetColourValue = new RegExp(String.raw`--ant-(?:[\w-]+-)?${presetColours}(?:-[\w-]+)?:[^;}]+;?`, 'g')
/** Colours that only the style sheets use. The code of antd draws pictures with the others. */
const styleToken = new RegExp(
  String.raw`^(?:${presetColours}-?\d*|color(?!Text$|Fill|BgContainer$|BgElevated$).+|(?:box|drop)Shadow.*|control(?:Item|Outline|TmpOutline).*)$`,
  'i',
)

function importedComponents(sourceFolder: string): string[] {
  const names = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file) && !file.startsWith('testing'))
    .flatMap((file) => {
      const source = readFileSync(path.join(sourceFolder, file), 'utf8')
      return [...source.matchAll(/^(?:import|export) \{([^}]+)\} from 'antd'$/gm)].flatMap(([, list = '']) =>
        list.split(','),
      )
    })
    .map((name) => name.trim().replace(/ as .+$/, ''))
    .filter((name) => /^[A-Z]/.test(name) && name !== 'ConfigProvider')
  return [...new Set([...names, ...innerComponents])].sort()
}

function* rulesOf(css: string): Generator<string> {
  let depth = 0
  let start = 0
  for (let index = 0; index < css.length; index += 1) {
    if (css[index] === '{') depth += 1
    if (css[index] !== '}') continue
    depth -= 1
    if (depth > 0) continue
    yield css.slice(start, index + 1)
    start = index + 1
  }
}

function removeUnusedVariants(css: string): string {
  let result = ''
  for (const rule of rulesOf(css)) {
    const bodyStart = rule.indexOf('{')
    const prelude = rule.slice(0, bodyStart)
    if (prelude.startsWith('@media')) {
      const inner = removeUnusedVariants(rule.slice(bodyStart + 1, -1))
      if (inner) result += `${prelude}{${inner}}`
      continue
    }
    const selectors = prelude.split(/,(?![^(]*\))/)
    const usedSelectors = prelude.startsWith('@')
      ? selectors
      : selectors.filter((selector) => !unusedVariant.test(selector))
    if (usedSelectors.length) result += usedSelectors.join(',') + rule.slice(bodyStart)
  }
  return result
}

const compact = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,]) /g, '$1')
    .trim()

const declarationsOf = (rule: string) => rule.slice(rule.indexOf('{') + 1, -1).split(';')

/** The declarations of the dark styles that differ. Both have the same rules, and only variables differ. */
function darkRules(light: string, dark: string): string {
  const lightRules = [...rulesOf(light)]
  return [...rulesOf(dark)]
    .map((rule, index) => {
      const lightRule = lightRules[index] ?? ''
      if (rule === lightRule) return ''
      const selectors = rule.slice(0, rule.indexOf('{'))
      const known = declarationsOf(lightRule)
      const different = declarationsOf(rule).filter((declaration) => !known.includes(declaration))
      if (!lightRule.startsWith(`${selectors}{`) || different.some((one) => !one.startsWith('--ant-')))
        throw new CommandError(`The dark theme of antd changes more than variables: ${selectors}`)
      // a print layout is light
      return `[data-theme=dark] :is(${selectors}):not(.samity-paper *){${different.join(';')}}`
    })
    .join('')
}

type StyleCache = { cache: Map<string, unknown> }
type Element = { type: unknown }

// the parts of the libraries that this file uses: only shared-ui depends on them
type React = { createElement: (type: unknown, props: object, child: Element) => Element }
type Antd = {
  ConfigProvider: unknown
  theme: {
    getDesignToken: (theme: object) => Record<string, unknown>
    darkAlgorithm: unknown
  }
}
type StyleEngine = {
  StyleProvider: unknown
  createCache: () => StyleCache
  extractStyle: (cache: StyleCache, options: { plain: true }) => string
}
type StaticStyles = {
  extractStyle: (options: { includes: string[]; customTheme: (node: Element) => Element }) => string
}

const componentsIn = ({ cache }: StyleCache, separator: string): Set<string> =>
  new Set([...cache.keys()].flatMap((key) => key.split(separator)).map((part) => part.toLowerCase()))

/** Extracts the styles with the production files of React and antd, which print no warnings. */
export async function extractAntdStyles(): Promise<AntdStyles> {
  const { NODE_ENV: environment } = process.env
  process.env['NODE_ENV'] ??= 'production'
  try {
    return await renderAntdStyles()
  } finally {
    // whatever runs next in this process may be for development
    if (environment === undefined) delete process.env['NODE_ENV']
  }
}

async function renderAntdStyles(): Promise<AntdStyles> {
  const folder = folderOf('shared-ui')
  const require = createRequire(path.join(folder, 'package.json'))
  // the copies that shared-ui uses
  const antd = require('antd') as Antd
  const React = require('react') as React
  const cssinjs = require('@ant-design/cssinjs') as StyleEngine
  const { extractStyle: renderStyles } = require('@ant-design/static-style-extract') as StaticStyles
  const { theme, makeDarkTheme } = (await import(path.join(folder, 'src/core/theme.ts'))) as {
    theme: object
    makeDarkTheme: (algorithm: unknown) => object
  }
  const includes = importedComponents(path.join(folder, 'src'))

  function render(themeOfPage: object): { css: string; cache: StyleCache } {
    const cache = cssinjs.createCache()
    renderStyles({
      includes,
      customTheme: (node) =>
        React.createElement(
          cssinjs.StyleProvider,
          { cache },
          React.createElement(
            antd.ConfigProvider,
            { theme: { ...themeOfPage, hashed: false, cssVar: { key: themeClass } } },
            node,
          ),
        ),
    })
    const css = removeUnusedVariants(cssinjs.extractStyle(cache, { plain: true }))
    return { css: css.replace(presetColourValue, ''), cache }
  }

  const { css, cache } = render(theme)
  const dark = darkRules(css, render(makeDarkTheme(antd.theme.darkAlgorithm)).css)
  const colours = readFileSync(path.join(folder, 'src/core/dark.css'), 'utf8')
  if (!css.includes('.ant-btn')) throw new CommandError('The styles of antd could not be extracted.')
  const tokens = Object.entries(antd.theme.getDesignToken(theme)).filter(([name]) => !styleToken.test(name))
  const darkCss = `${compact(colours)}@media screen{${dark}}`
  return { css, darkCss, tokens: Object.fromEntries(tokens), components: componentsIn(cache, '%') }
}
