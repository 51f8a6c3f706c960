/** 'addition' leaves every use of the API valid; 'break' may not. */
export type ApiChange = { name: string; kind: 'addition' | 'break' }

type Declaration = { isExported: boolean; lines: string[] }

/**
 * The declarations of a report by their names. Overloads are one declaration. Imports are left out:
 * declarations show their use.
 */
function declarationsOf(report: string): Map<string, Declaration> {
  const declarations = new Map<string, Declaration>()
  // API Extractor numbers types of one name in the order of their files, so that a new import renames others:
  // Words_2
  const code = report
    .slice(report.indexOf('```ts') + 5, report.lastIndexOf('```'))
    .replace(/\b([A-Za-z]\w*?)_\d+\b/g, '$1')
  for (const block of code.split(/\n\n+/)) {
    // a comma moves when a line is added below it
    const lines = block
      .split('\n')
      .flatMap((line) => (/^\s*\/\/|^\s*$/.test(line) ? [] : line.replace(/,$/, '')))
    const [head = ''] = lines
    if (lines.length === 0 || head.startsWith('import ')) continue
    const name =
      /^(?:export )?(?:declare |abstract |default )*(?:const|let|type|interface|class|function|enum|namespace) ([\w$]+)/.exec(
        head,
      )?.[1] ?? head
    const earlier = declarations.get(name)
    declarations.set(name, {
      isExported: head.startsWith('export '),
      lines: [...(earlier?.lines ?? []), ...lines],
    })
  }
  return declarations
}

const indentOf = (line: string) => line.length - line.trimStart().length

function isExtended(before: string[], after: string[]): boolean {
  const isNamespace = /^(?:export )?declare namespace /.test(before[0] ?? '')
  let nextLine = 0
  // the indent of the optional member whose further lines may follow
  let memberIndent: number | undefined
  for (const line of after) {
    if (line === before[nextLine]) {
      nextLine += 1
      memberIndent = undefined
    } else if (isNamespace || /^\s+[\w'"$-]+\?[(:]/.test(line)) memberIndent = indentOf(line)
    else if (memberIndent === undefined || indentOf(line) < memberIndent) return false
  }
  return nextLine === before.length
}

/** Compares two reports of one entry. A type that nobody can import and nobody uses any more is no change. */
export function apiChanges(before: string, after: string): ApiChange[] {
  const [old, current] = [declarationsOf(before), declarationsOf(after)]
  const changes: ApiChange[] = []
  for (const [name, { isExported, lines }] of old) {
    const now = current.get(name)
    if (now && now.lines.join('\n') === lines.join('\n')) continue
    if (now) changes.push({ name, kind: isExtended(lines, now.lines) ? 'addition' : 'break' })
    else if (isExported) changes.push({ name, kind: 'break' })
  }
  for (const [name, { isExported }] of current)
    if (isExported && !old.has(name)) changes.push({ name, kind: 'addition' })
  return changes
}
