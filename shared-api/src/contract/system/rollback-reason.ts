import type { Words } from '../words.ts'

/** Why the server took a release back: how many people it failed for, and what the last of them met. */
export type RollbackReason = {
  release: string
  failing: string
  people: string
  minutes: string
  screen: string
  reason: string
}

/** The registry and the audit trail keep the English sentence; pages write it in their reader's language. */
export const rollbackSentence: Words = {
  en: '{release} failed for {failing} of {people} people within {minutes} minutes ({screen}: {reason})',
  bn: '{minutes} মিনিটের মধ্যে {people} জনের মধ্যে {failing} জনের কাছে {release} ব্যর্থ হয়েছে ({screen}: {reason})',
}

export const formatRollbackReason = (details: RollbackReason): string =>
  Object.entries(details).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value),
    rollbackSentence.en,
  )

const sentencePattern =
  /^(?<release>\S+) failed for (?<failing>\d+) of (?<people>\d+) people within (?<minutes>\d+) minutes \((?<screen>[^:]*): (?<reason>.*)\)$/

/** The facts of a kept sentence; undefined for what a person wrote. */
export const parseRollbackReason = (why: string): RollbackReason | undefined =>
  // every group of the form is there when it matches
  sentencePattern.exec(why)?.groups as RollbackReason | undefined
