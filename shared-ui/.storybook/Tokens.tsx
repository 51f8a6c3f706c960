import type { Words } from '@samity/shared-api/contract/words'
import colours from '../src/core/colours.css?raw'
import dark from '../src/core/dark.css?raw'
import measures from '../src/core/tokens.css?raw'
import { Text } from './Text.tsx'
import styles from './tokens.module.css'

type Tokens = Record<string, string>

/** The custom properties that a rule of a style sheet declares */
const tokensOf = (sheet: string, selector: string): Tokens => {
  const rule = sheet.slice(sheet.indexOf(`${selector} {`))
  const declarations = rule.slice(0, rule.indexOf('}')).matchAll(/(--samity-[\w-]+):\s*([^;]+);/g)
  return Object.fromEntries([...declarations].map(([, name = '', value = '']) => [name, value]))
}

const light = { ...tokensOf(measures, ':root'), ...tokensOf(colours, '.samity-paper') }
const themes: { name: Words; tokens: Tokens; scheme: string }[] = [
  { name: { en: 'Light', bn: 'হালকা' }, tokens: light, scheme: 'light' },
  {
    name: { en: 'Dark', bn: 'গাঢ়' },
    tokens: { ...light, ...tokensOf(dark, ":root[data-theme='dark']") },
    scheme: 'dark',
  },
]
const compact = tokensOf(measures, "[data-density='compact']")

type Kind = { heading: Words; belongs: (name: string) => boolean; sample: (name: string) => object }
const measure = /^--samity-(?:space|type|radius|row|font)/

const kinds: Kind[] = [
  {
    heading: { en: 'Space', bn: 'ফাঁক' },
    belongs: (name) => name.includes('space'),
    sample: (name) => ({ inlineSize: `var(${name})`, blockSize: 12, background: 'var(--samity-green)' }),
  },
  {
    heading: { en: 'Radius', bn: 'কোণের গোলাই' },
    belongs: (name) => name.includes('radius'),
    sample: (name) => ({ borderRadius: `var(${name})`, border: '1px solid var(--samity-edge)' }),
  },
  {
    heading: { en: 'Colours', bn: 'রং' },
    belongs: (name) => !measure.test(name),
    sample: (name) => ({ background: `var(${name})`, border: '1px solid var(--samity-line)' }),
  },
]

/** The tokens of the style sheets in both themes, in the order of the sheets. */
export function Tokens() {
  return (
    <div className={styles.themes}>
      {themes.map(({ name, tokens, scheme }) => (
        <section key={scheme} className={styles.theme} style={{ ...tokens, colorScheme: scheme }}>
          <h2>
            <Text {...name} />
          </h2>
          <h3>
            <Text en="Type" bn="অক্ষরের আকার" />
          </h3>
          {Object.keys(tokens)
            .filter((token) => token.includes('type'))
            .map((token) => (
              <p key={token} className={styles.type} style={{ fontSize: `var(${token})` }}>
                <Text en="District Bar Association" bn="জেলা আইনজীবী সমিতি" />{' '}
                <code translate="no">{`${token}: ${tokens[token]}`}</code>
              </p>
            ))}
          <h3>
            <Text en="Rows" bn="সারি" />
          </h3>
          {[tokens, { ...tokens, ...compact }].map(({ '--samity-row-height': height }) => (
            <p key={height} className={styles.row} style={{ blockSize: height }}>
              <code translate="no">--samity-row-height: {height}</code>
            </p>
          ))}
          {kinds.map(({ heading, belongs, sample }) => (
            <div key={heading.en}>
              <h3>
                <Text {...heading} />
              </h3>
              <dl className={styles.list}>
                {Object.keys(tokens)
                  .filter(belongs)
                  .map((token) => (
                    <div key={token}>
                      <dt translate="no">{token}</dt>
                      <dd>
                        <span className={styles.sample} style={sample(token)} />
                        <code translate="no">{tokens[token]}</code>
                      </dd>
                    </div>
                  ))}
              </dl>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}
