import { parse, type AnyNode } from 'acorn'

/**
 * A loader for the style files of antd. It replaces each call that makes a style hook by a hook that returns
 * only class names. The style functions are then unused, and the bundler drops them. extract-styles.ts makes
 * the style sheet that takes their place.
 */

export const themeClass = 'css-var-root'

const replacements: Record<string, string> = {
  // the hash class is empty: the page has one theme
  genStyleHooks: `(() => ['', '${themeClass}'])`,
  genComponentStyleHook: `(() => '')`,
  genSubStyleComponent: `(() => null)`,
}

type Edit = { start: number; end: number; text: string }

function findStyleHooks(node: unknown, edits: Edit[]): void {
  if (Array.isArray(node)) {
    for (const child of node) findStyleHooks(child, edits)
    return
  }
  if (typeof node !== 'object' || node === null || !('type' in node)) return
  // the parser's own tree
  const { type, ...children } = node as AnyNode
  if (type === 'CallExpression') {
    const { callee, start, end } = node as Extract<AnyNode, { type: 'CallExpression' }>
    const text = callee.type === 'Identifier' ? replacements[callee.name] : undefined
    if (text) {
      edits.push({ start, end, text })
      return
    }
  }
  for (const child of Object.values(children)) findStyleHooks(child, edits)
}

// oxlint-disable-next-line import/no-default-export -- a loader has to be a default export
export default function replaceStyleHooks(source: string): string {
  const edits: Edit[] = []
  findStyleHooks(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), edits)
  return edits.reduceRight(
    (text, { start, end, text: hook }) => text.slice(0, start) + hook + text.slice(end),
    source,
  )
}
