import { readFileSync } from 'node:fs'
import type { Language } from '@samity/shared-api/contract'

/** A numbered step of a page of the handbook, with the labels that it quotes in bold, in their order. */
export type HandbookStep = { number: number; text: string; labels: string[] }

export function readHandbookSteps(language: Language, page: string): HandbookStep[] {
  const text = readFileSync(
    new URL(`../docs/handbook/${language}/${page}.md`, import.meta.url),
    'utf8',
  ).normalize('NFC')
  // a step goes on in lines that are indented
  const unwrapped = text.replace(/\n +(?=\S)/g, ' ')
  return [...unwrapped.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, step = '']) => ({
    number: Number(number),
    text: step,
    labels: [...step.matchAll(/\*\*(.+?)\*\*/g)].map(([, label = '']) => label),
  }))
}
