import { correctSpelling } from '@samity/shared-api/contract/site/spelling'

type CorrectedText = { node: Text; screen: string; paper: string }

/** Typed texts and names have `translate="no"`: they are printed as they are. */
const isOwnText = ({ parentElement }: Text) => !parentElement?.closest('[translate=no], script, style')

function* textsOf(root: Element): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  // the walker shows nothing but texts
  while (walker.nextNode()) yield walker.currentNode as Text
}

let corrected: CorrectedText[] = []

/** Corrects the misspelt words of the specification in what is printed. */
export function correctPaper(): void {
  const printed = [...document.querySelectorAll('[data-print]')]
  const roots = printed.length > 0 ? printed : [document.body]
  for (const node of roots.flatMap((root) => [...textsOf(root)])) {
    const paper = correctSpelling(node.data)
    if (paper === node.data || !isOwnText(node)) continue
    corrected.push({ node, screen: node.data, paper })
    node.data = paper
  }
}

/** Gives the screen the specified words back. */
export function restoreScreen(): void {
  for (const { node, screen, paper } of corrected) if (node.data === paper) node.data = screen
  corrected = []
}
