const remark = /^ *\/\/ (?:@public|\(undocumented\)|\(No @packageDocumentation )/

const countOf = (text: string, brackets: RegExp) => text.match(brackets)?.length ?? 0

/**
 * A report for readers: each member of a declaration is one line, whatever it consists of, so that a change
 * of it is one, too.
 */
export function compactReport(report: string): string {
  const lines: string[] = []
  let depth = 0
  for (const line of report.split('\n')) {
    const last = lines.at(-1) ?? ''
    if (remark.test(line)) continue
    if (depth > 1) lines[lines.length - 1] = `${last} ${line.trim()}`
    // declarations of one line stand below each other
    else if (line !== '' || /^[^ ].*[^;,]$/.test(last)) lines.push(line)
    depth += countOf(line, /[{([]/g) - countOf(line, /[})\]]/g)
  }
  return lines.join('\n')
}
