// swc writes CommonJS, where import.meta does not exist: the three facts that our code asks it for are there under other names.
const { createTransformer } = require('@swc/jest').default ?? require('@swc/jest')

const swc = createTransformer({
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2024',
  },
  module: { type: 'commonjs' },
})

const facts = [
  [/\bimport\.meta\.dirname\b/g, '__dirname'],
  [/\bimport\.meta\.filename\b/g, '__filename'],
  [/\bimport\.meta\.url\b/g, "require('node:url').pathToFileURL(__filename).href"],
]
const withoutMeta = (source) => facts.reduce((text, [meta, plain]) => text.replace(meta, plain), source)

module.exports = {
  ...swc,
  process: (source, file, options) => swc.process(withoutMeta(source), file, options),
}
