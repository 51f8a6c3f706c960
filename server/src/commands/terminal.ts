import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { StartupError } from '../process/startup-error.ts'

export const print = (sentence: string): void => console.log(sentence)

export const printedLog = { warn: (_details: object, sentence: string) => print(`PROBLEM: ${sentence}`) }

export async function ask(question: string): Promise<string> {
  const prompt = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await prompt.question(question)).trim()
  } finally {
    prompt.close()
  }
}

/** Asks a person at the terminal; `--yes` answers for a script. */
export async function askToConfirm(question: string, option: string | undefined): Promise<boolean> {
  if (option === '--yes') return true
  if (!process.stdin.isTTY) throw new StartupError(`${question} Add --yes to do it without a question.`)
  return /^(y|yes|হ্যাঁ)$/i.test(await ask(`${question} Type yes: `))
}

/** Resolves a file name against the caller's folder, because npm runs commands in the project folder. */
export const resolveFile = (name: string | undefined): string => {
  if (!name) throw new StartupError('Name the backup file.')
  return path.resolve(process.env['INIT_CWD'] ?? '.', name)
}
