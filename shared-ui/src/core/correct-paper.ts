import { correctSpelling } from '@samity/shared-api/contract/site/spelling'

type CorrectedText = { node: Text; screen: string; paper: string }

/** Typed texts and names have `translate="no"`: they are printed as they are. */
const isOwnText = ({ parentElement }: Text) => !parentElement?.closest('[translate=no], script, style')

function* textsOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  // the walker shows nothing but texts
  while (walker.nextNode()) yield walker.currentNode as Text
}

/**
 * Corrects the misspelt words of the specification in what is printed, and gives them back to the screen
 * afterwards.
 */
export function correctPaper(signal: AbortSignal): void {
  let corrected: CorrectedText[] = []

  function correct() {
    const printed = [...document.querySelectorAll('[data-print]')]
    for (const node of (printed.length > 0 ? printed : [document.body]).flatMap((root) => [
      ...textsOf(root),
    ])) {
      const paper = correctSpelling(node.data)
      if (paper === node.data || !isOwnText(node)) continue
      corrected.push({ node, screen: node.data, paper })
      node.data = paper
    }
  }
  function restore() {
    for (const { node, screen, paper } of corrected) if (node.data === paper) node.data = screen
    corrected = []
  }

  window.addEventListener('beforeprint', correct, { signal })
  window.addEventListener('afterprint', restore, { signal })
  // tools that preview the printed page fire no print events
  window
    .matchMedia?.('print')
    .addEventListener('change', ({ matches }) => (matches ? correct() : restore()), { signal })
}
