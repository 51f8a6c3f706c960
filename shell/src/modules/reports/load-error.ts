import type { Words } from '@samity/shared-api/contract/words'

export type FailureCause = 'unreachable' | 'late' | 'changed' | 'broken' | 'contract'

const reasons: Record<FailureCause, Words> = {
  unreachable: { en: 'its files cannot be reached', bn: 'এর ফাইলগুলো পাওয়া যাচ্ছে না' },
  late: { en: 'no answer within 10 seconds', bn: '১০ সেকেন্ডের মধ্যে সাড়া পাওয়া যায়নি' },
  changed: { en: 'a file is not the one that was released', bn: 'একটি ফাইল প্রকাশিত ফাইলের সাথে মেলে না' },
  broken: { en: 'its code has an error', bn: 'এর কোডে ত্রুটি আছে' },
  contract: {
    en: 'it is made for another version of this system',
    bn: 'এটি এই সিস্টেমের অন্য সংস্করণের জন্য তৈরি',
  },
}

export const outcomes: Record<string, Words> = {
  ...reasons,
  crashed: { en: 'it failed after it had loaded', bn: 'দেখানোর সময় এটি ব্যর্থ হয়েছে' },
}

/** A module may throw any value. An object whose text says nothing is shown with its fields. */
export function thrownText(thrown: unknown): string {
  try {
    return String(thrown).replace('[object Object]', () => JSON.stringify(thrown))
  } catch {
    return typeof thrown
  }
}

/** The federation runtime wraps the original message in advice for its own users. */
const originalMessage = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : thrownText(cause)).replace(/^[^]*Original Error Message:\s*/, '')

export class ModuleLoadError extends Error {
  readonly reason: FailureCause
  constructor(reason: FailureCause, cause: unknown) {
    super(originalMessage(cause), { cause })
    this.reason = reason
  }
}

/** The reason for a failed load in the reader's language, or the message of any other error. */
export const reasonText = (error: unknown, say: (words: Words) => string): string =>
  error instanceof ModuleLoadError
    ? say(reasons[error.reason])
    : error instanceof Error
      ? error.message
      : say(reasons.broken)

const isTimeout = (error: Error) => /timed? ?out/i.test(`${error.name} ${error.message}`)

/**
 * Requests a file again without running it, because the browser does not say why it refused the file. The
 * server marks a file that differs from its release with `x-refused: changed` and does not send it.
 */
async function isReachable(url: string): Promise<boolean> {
  try {
    const init: RequestInit = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(3000) }
    const { ok, headers } = await fetch(url, init)
    return ok || headers.get('x-refused') === 'changed'
  } catch {
    return false
  }
}

const fileErrorPattern =
  /RUNTIME-00[38]|ChunkLoadError|Failed to (get|fetch)|NetworkError|Loading (CSS )?chunk/i

/** Returns the reason for a failed load. `url` is the file where the load stopped, if it is known. */
export async function diagnose(error: unknown, url: string | undefined): Promise<ModuleLoadError> {
  if (error instanceof ModuleLoadError) return error
  if (!(error instanceof Error)) return new ModuleLoadError('broken', error)
  if (isTimeout(error)) return new ModuleLoadError('late', error)
  if (/does not satisfy the requirement|RUNTIME-012/.test(error.message))
    return new ModuleLoadError('contract', error)
  if (!fileErrorPattern.test(`${error.name} ${error.message}`)) return new ModuleLoadError('broken', error)
  if (/ScriptExecutionError/.test(error.message)) return new ModuleLoadError('broken', error)
  // the error of a failed chunk contains its URL
  const file = 'request' in error && typeof error.request === 'string' ? error.request : url
  return new ModuleLoadError(file && (await isReachable(file)) ? 'changed' : 'unreachable', error)
}
