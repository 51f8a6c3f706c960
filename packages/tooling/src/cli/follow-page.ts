import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export type PageStep =
  { kind: 'run'; commands: string } | { kind: 'write' | 'change' | 'contains'; file: string; text: string }

const block = /^```(\w+)\n([\s\S]*?)^```$/gm

/**
 * What a page tells its reader to do, in the order of the page. Blocks of the shell are run. A block of
 * `diff` changes the file that the sentence before names last, and another block is what to write into it, or
 * what it contains if the sentence says so.
 */
export function stepsOf(page: string): PageStep[] {
  let end = 0
  return [...page.matchAll(block)].map((match) => {
    const [whole, language, text = ''] = match
    const before = page.slice(end, match.index)
    end = match.index + whole.length
    if (language === 'sh') return { kind: 'run', commands: text }
    const sentence = before.trimEnd().split('\n\n').at(-1) ?? ''
    const file = [...sentence.matchAll(/`([\w./-]+\.\w+)`/g)].at(-1)?.[1]
    if (!file || !sentence.endsWith(':'))
      throw new Error(`No sentence names the file of this block:\n${text}`)
    if (language === 'diff') return { kind: 'change', file, text }
    return { kind: sentence.endsWith('contains:') ? 'contains' : 'write', file, text }
  })
}

/**
 * The content after a change as a person makes it: lines without + are found from the top to the bottom, with
 * others between them. Those with - are removed, and those with + come after the line that was found last.
 */
export function changeLines(content: string, diff: string): string {
  const lines = content.split('\n')
  const changes = diff.trimEnd().split('\n')
  // what comes before every other line is inserted before the first of them
  let at = lines.indexOf(changes.find((change) => !change.startsWith('+'))?.slice(1) ?? '')
  for (const change of changes) {
    const text = change.slice(1)
    if (change.startsWith('+')) {
      lines.splice(at++, 0, text)
      continue
    }
    const place = lines.indexOf(text, at)
    if (place < 0) throw new Error(`The file has no line '${text}' where the page needs it.`)
    if (change.startsWith('-')) lines.splice(place, 1)
    at = change.startsWith('-') ? place : place + 1
  }
  return lines.join('\n')
}

const trimmed = (text: string) => text.replaceAll(/^ +/gm, '').trim()

/** Does one step in a folder. `run` gets the commands of a block. */
export function followStep(step: PageStep, folder: string, run: (commands: string) => void): void {
  if (step.kind === 'run') return run(step.commands)
  const file = path.join(folder, step.file)
  if (step.kind === 'write') {
    mkdirSync(path.dirname(file), { recursive: true })
    return writeFileSync(file, step.text)
  }
  const content = readFileSync(file, 'utf8')
  if (step.kind === 'change') return writeFileSync(file, changeLines(content, step.text))
  if (!trimmed(content).includes(trimmed(step.text)))
    throw new Error(`${step.file} does not contain:\n${step.text}`)
}
