import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

/** The files that define colours: those of every page, and those of the website in addition. */
const palettes = [
  'shared-ui/src/core/colours.css',
  'shared-ui/src/core/dark.css',
  'mfe-public/src/frame/site.css',
]

/** Colours elsewhere, with the reason */
const exceptions = [
  // the banner of a developer has a colour that nothing in the product has
  'shell/src/modules/overrides/overrides.module.css: background: #2d2a4a',
]

const names = 'white|black|red|green|blue|gr[ae]y|silver|gold|orange|yellow|brown|purple|navy|canvas(?:text)?'
const colour = new RegExp(
  String.raw`#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch|color|color-mix)\(|(?<![\w-])(?:${names})(?![\w-])`,
  'i',
)

/** Declarations with a colour of their own, such as 'color: #fff'. */
const colourDeclarations = (styles: string): string[] =>
  [...styles.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].flatMap(
    ([, property, value = '']) =>
      colour.test(value.replace(/url\([^)]*\)|'[^']*'|--[\w-]+/g, '')) ? [`${property}: ${value}`] : [],
  )

test('a colour in a style sheet is found, a custom property is none', () => {
  const styles = `.a { color: #FFF; margin: 0; /* white */ border: 1px solid Red; }
a:hover { box-shadow: 0 0 2px rgb(0 0 0 / 5%); background: url('red.svg'), var(--samity-red, transparent); }
.red { white-space: nowrap; }`
  expect(colourDeclarations(styles)).toEqual([
    'color: #FFF',
    'border: 1px solid Red',
    'box-shadow: 0 0 2px rgb(0 0 0 / 5%)',
  ])
})

test('style sheets use the colours of the palettes', () => {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.css'], {
    cwd: root,
    encoding: 'utf8',
  })
  const places = stdout
    .split('\n')
    .filter((file) => file && !palettes.includes(file))
    .flatMap((file) =>
      colourDeclarations(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
    )
  expect(places).toEqual(exceptions)
})
