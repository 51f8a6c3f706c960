import type { Words } from '../words.ts'

/** Why the server took a release back: how many people it failed for, and what the last of them met. */
export type TakenBack = {
  release: string
  failing: string
  people: string
  minutes: string
  screen: string
  reason: string
}

/** The registry and the audit trail keep the English sentence; pages write it in their reader's language. */
export const takenBack: Words = {
  en: '{release} failed for {failing} of {people} people within {minutes} minutes ({screen}: {reason})',
  bn: '{minutes} মিনিটের মধ্যে {people} জনের মধ্যে {failing} জনের কাছে {release} ব্যর্থ হয়েছে ({screen}: {reason})',
}

export const writeTakenBack = (facts: TakenBack): string =>
  Object.entries(facts).reduce((text, [fact, value]) => text.replace(`{${fact}}`, value), takenBack.en)

const form =
  /^(?<release>\S+) failed for (?<failing>\d+) of (?<people>\d+) people within (?<minutes>\d+) minutes \((?<screen>[^:]*): (?<reason>.*)\)$/

/** The facts of a kept sentence; undefined for what a person wrote. */
export const readTakenBack = (why: string): TakenBack | undefined =>
  // every group of the form is there when it matches
  form.exec(why)?.groups as TakenBack | undefined
