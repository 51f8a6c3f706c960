import type { Day } from '@samity/shared-api/contract/day'
import type { Words } from '@samity/shared-api/contract/words'

/** One fact of the member's record. A row of `GET x/mfe-my/record/`, which has those with a value. */
export type OwnFact = { name: string; label: Words } & ({ day: Day } | { text: Words })
