import type { FilesByKind } from '@samity/module-registry'

export const groupByKind = (files: Iterable<string>): FilesByKind => {
  const all = [...files]
  return { js: all.filter((file) => /\.m?js$/.test(file)), css: all.filter((file) => file.endsWith('.css')) }
}
