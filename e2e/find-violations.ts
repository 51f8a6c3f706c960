import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, RunOptions } from 'axe-core'

declare const window: { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }

/** Half of what `axe.source` has: each page parses it again. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Returns what axe finds on a page: the rule and the HTML of its first element. `AxeBuilder` would also send
 * every element that passes a rule to the test, through a second page, which takes longer than the check.
 */
export async function findViolations(page: Page, rules: RunOptions['rules'] = {}): Promise<string[]> {
  // axe asks the axe of a frame about it
  await Promise.all(page.frames().map((frame) => frame.evaluate(axeSource)))
  return page.evaluate(
    async (options) => {
      // a text that fades in has too little contrast for a moment
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
      const { violations } = await window.axe.run(document, options)
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    },
    { resultTypes: ['violations'], rules } satisfies RunOptions,
  )
}
