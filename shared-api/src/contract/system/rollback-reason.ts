import type { Words } from '../words.ts'

/** Why the server rolled a release back. The registry stores these facts; the sentence is made when it is shown. */
export type RollbackReason = {
  /** The release that failed */
  release: string
  /** People for whom the release failed, of all `people` who received it within `minutes` */
  failing: number
  people: number
  minutes: number
  /** The screen and the outcome of the last failure that was reported */
  screen: string
  reason: string
}

/** A change of the registry says why in one of two ways: in a person's own text, or in the facts of a rollback. */
export type ChangeReason = { why: string; rollback?: RollbackReason | undefined }

export const rollbackSentence: Words = {
  en: '{release} failed for {failing} of {people} people within {minutes} minutes ({screen}: {reason})',
  bn: '{minutes} মিনিটের মধ্যে {people} জনের মধ্যে {failing} জনের কাছে {release} ব্যর্থ হয়েছে ({screen}: {reason})',
}

/**
 * The reason of a change in English, for the audit log, the command line and the API. A record that an older version wrote
 * has the whole sentence in `why` and no facts: it stays as it is.
 */
export const reasonInEnglish = ({ why, rollback }: ChangeReason): string =>
  rollback
    ? rollbackSentence.en.replace(/\{(\w+)\}/g, (_gap, name: string) =>
        // every gap of the sentence is named after a fact
        String(rollback[name as keyof RollbackReason]),
      )
    : why
