import type { Words } from '../words.ts'

/** Why the server rolled a release back. The registry stores these facts; pages format the sentence. */
export type RollbackReason = {
  /** The release that failed */
  release: string
  /** People for whom the release failed, of all `people` who received it within `minutes` */
  failing: number
  people: number
  minutes: number
  /** The screen and the outcome of the last reported failure */
  screen: string
  reason: string
  /**
   * Number of failures of the release's service within `minutes`. Then no screen failed, and `failing` and
   * `people` are 0.
   */
  crashes?: number | undefined
  /**
   * Of a canary that was slower for `failing` of `people`: in `percent` per cent of the visits, the figure
   * that `reason` names ('rowsMs' or 'framesMs') was at most this long
   */
  percent?: number | undefined
  activeMs?: number | undefined
  canaryMs?: number | undefined
}

/** The reason of a registry change: a person's own text or the facts of a rollback. */
export type ChangeReason = { why: string; rollback?: RollbackReason | undefined }

const rollbackSentence: Words = {
  en: '{release} failed for {failing} of {people} people within {minutes} minutes ({screen}: {reason})',
  bn: '{minutes} মিনিটের মধ্যে {people} জনের মধ্যে {failing} জনের কাছে {release} ব্যর্থ হয়েছে ({screen}: {reason})',
}

const serviceRollbackSentence: Words = {
  en: 'The service of {release} failed {crashes} times within {minutes} minutes ({reason})',
  bn: '{minutes} মিনিটের মধ্যে {release}-এর সার্ভিস {crashes} বার ব্যর্থ হয়েছে ({reason})',
}

const slowRowsSentence: Words = {
  en: '{release} was slower for {failing} of {people} people: in {percent} % of the visits, {screen} showed its rows within {canaryMs} ms instead of {activeMs} ms',
  bn: '{people} জনের মধ্যে {failing} জনের কাছে {release} ধীর ছিল: {percent}% ক্ষেত্রে {screen} তালিকা দেখিয়েছে {activeMs} মিলিসেকেন্ডের বদলে {canaryMs} মিলিসেকেন্ডে',
}

const slowFramesSentence: Words = {
  en: '{release} was slower for {failing} of {people} people: in {percent} % of the visits, {screen} held up the page for at most {canaryMs} ms instead of {activeMs} ms',
  bn: '{people} জনের মধ্যে {failing} জনের কাছে {release} ধীর ছিল: {percent}% ক্ষেত্রে {screen} পাতা আটকে রেখেছে {activeMs} মিলিসেকেন্ডের বদলে {canaryMs} মিলিসেকেন্ড',
}

export function rollbackSentenceFor({ crashes, canaryMs, reason }: RollbackReason): Words {
  if (canaryMs !== undefined) return reason === 'framesMs' ? slowFramesSentence : slowRowsSentence
  return crashes === undefined ? rollbackSentence : serviceRollbackSentence
}

/**
 * The reason of a change in English, for the audit log, the command line and the API. A record of an older
 * version has the whole sentence in `why` and no facts; the function returns it unchanged.
 */
export const reasonInEnglish = ({ why, rollback }: ChangeReason): string =>
  rollback
    ? rollbackSentenceFor(rollback).en.replace(/\{(\w+)\}/g, (_placeholder, name: string) =>
        // every placeholder of the sentence is named after a fact
        String(rollback[name as keyof RollbackReason]),
      )
    : why
