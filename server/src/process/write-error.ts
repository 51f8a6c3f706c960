import { errorCode } from './error-code.ts'
import { StartupError } from './startup-error.ts'

const reasonByCode: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EFBIG: 'the file would be larger than allowed',
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EROFS: 'the disk is read-only',
  ENOENT: 'the folder does not exist',
  ENOTDIR: 'the folder does not exist',
  EIO: 'the disk has an error',
}

/** An error with a sentence for the person who named the file (`what`: 'The backup /x/y'), if it can help. */
export const toWriteError = (what: string, error: unknown): unknown => {
  const reason = reasonByCode[errorCode(error) ?? '']
  return reason ? new StartupError(`${what} could not be written: ${reason}.`) : error
}
