import { http, toRequestError } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { useToast } from '../core/toast.ts'
import { fillWords } from '../words/index.ts'
import type { AttachmentValue } from './AttachmentInput.tsx'

/**
 * Stores the chosen attachment of a record, or removes the stored one, after the record itself was saved and
 * has its id. Resolves to true after a change. A refusal shows `failed` with its {reason}.
 */
export function useSaveAttachment(
  failed: Words,
  method: 'post' | 'put' = 'put',
): (path: string, attachment: AttachmentValue) => Promise<boolean> {
  const toast = useToast()
  return async (path, attachment) => {
    if (attachment === undefined) return false
    const body = new FormData()
    if (attachment) body.append('attachment', attachment)
    try {
      await (attachment ? http[method](path, body) : http.delete(path))
      return true
    } catch (error) {
      toast.error(fillWords(failed, { reason: toRequestError(error).message }))
      return false
    }
  }
}
