import type { Words } from '@samity/shared-api/contract/words'
import { useSay } from '@samity/shared-ui/words'

/** A text in the language of the gallery, for the children of parts that take no words. */
export const Text = (words: Words) => useSay()(words)
