// swc writes CommonJS, which has no import.meta. The three properties that the code uses have CommonJS
// equivalents.
const { createTransformer } = require('@swc/jest').default ?? require('@swc/jest')

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
  module: { type: 'commonjs' },
})

const replacements = [
  [/\bimport\.meta\.dirname\b/g, '__dirname'],
  [/\bimport\.meta\.filename\b/g, '__filename'],
  [/\bimport\.meta\.url\b/g, "require('node:url').pathToFileURL(__filename).href"],
]
const withoutMeta = (source) =>
  replacements.reduce((text, [pattern, equivalent]) => text.replace(pattern, equivalent), source)

module.exports = {
  ...swc,
  process: (source, file, options) =>
    file.endsWith('.md')
      ? { code: `exports.__esModule = true\nexports.default = ${JSON.stringify(source)}` }
      : swc.process(withoutMeta(source), file, options),
}
