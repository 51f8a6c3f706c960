import { readFileSync } from 'node:fs'
import path from 'node:path'
import { makeDarkTheme, theme } from './theme.ts'

type Colours = Record<string, string>

const coloursOf = (file: string): Colours =>
  Object.fromEntries(
    [
      ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(
        /--samity-([\w-]+):\s*([^;]+);/g,
      ),
    ].map(([, name = '', value = '']) => [name, value]),
  )

const light = coloursOf('colours.css')
const dark = { ...light, ...coloursOf('dark.css') }

/** WCAG 2, of '#rgb' and '#rrggbb' */
function luminance(colour = ''): number {
  const digits = colour.slice(1).replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3')
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const share = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const inks = ['ink', 'ink-soft', 'green', 'green-dark', 'red', 'red-dark', 'amber', 'rust', 'blue', 'plum']
const pairs: [ground: string, inks: string[], least: number][] = [
  ['paper', [...inks, 'ink-faint', 'green-deep'], 4.5],
  ['ground', [...inks, 'ink-faint'], 4.5],
  ['grey-pale', ['ink', 'ink-soft'], 4.5],
  ['green-pale', ['ink', 'ink-soft', 'green-dark', 'green'], 4.5],
  ['red-pale', ['ink', 'red', 'red-dark'], 4.5],
  ['amber-pale', ['ink', 'ink-soft', 'amber'], 4.5],
  // filled buttons and marks
  ['green', ['paper'], 4.5],
  ['green-dark', ['paper'], 4.5],
  ['red', ['paper'], 4.5],
  ['ink', ['paper'], 4.5],
  ['green-night', ['bar-ink', 'paper-soft'], 4.5],
  // the border of fields
  ['paper', ['edge'], 3],
]

test('black on white has a contrast of 21 to 1', () => {
  expect(contrast('#000', '#ffffff')).toBe(21)
})

test.each(Object.entries({ light, dark }))(
  'text of the %s theme can be read on its ground',
  (_name, colours) => {
    const weak = pairs.flatMap(([ground, names, least]) =>
      names
        .map((ink) => ({ ink, ratio: contrast(colours[ink], colours[ground]) }))
        .filter(({ ratio }) => !(ratio >= least))
        .map(({ ink, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`),
    )
    expect(weak).toEqual([])
  },
)

test('the dark theme has every colour, except those of dark bars and of paper', () => {
  const own = coloursOf('dark.css')
  const missing = Object.keys(light).filter(
    (name) => !own[name] && !/^(?:bar|print)-|^paper-soft$/.test(name),
  )
  expect(missing).toEqual([])
  expect(Object.keys(own).filter((name) => !light[name])).toEqual([])
})

/** Tokens of antd, with the colour of the style sheet that they repeat. antd changes its main colours itself. */
const repeated: Colours = {
  colorPrimary: 'green',
  colorError: 'red',
  colorWarning: 'amber',
  colorInfo: 'blue',
  colorTextBase: 'ink',
  colorTextSecondary: 'ink-soft',
  colorBorder: 'edge',
  colorBgLayout: 'ground',
  colorSuccessBg: 'green-pale',
  colorWarningBg: 'amber-pale',
  colorErrorBg: 'red-pale',
}

test.each([
  { name: 'light', colours: light, tokens: theme.token, names: Object.keys(repeated) },
  {
    name: 'dark',
    colours: dark,
    tokens: makeDarkTheme(() => ({}) as never).token, // the tokens do not depend on the algorithm
    names: Object.keys(repeated).filter((token) => !/^color(?:Primary|Error|Warning|Info)$/.test(token)),
  },
])('antd has the colours of the $name theme', ({ colours, tokens, names }) => {
  const tokensByName = new Map<string, unknown>(Object.entries(tokens ?? {}))
  expect(Object.fromEntries(names.map((token) => [token, tokensByName.get(token)]))).toEqual(
    Object.fromEntries(names.map((token) => [token, colours[repeated[token] ?? '']])),
  )
})
