export type FilesOf = { js: string[]; css: string[] }

export const byKind = (files: Iterable<string>): FilesOf => {
  const all = [...files]
  return { js: all.filter((file) => /\.m?js$/.test(file)), css: all.filter((file) => file.endsWith('.css')) }
}
