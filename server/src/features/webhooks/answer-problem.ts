const maxLength = 200

/** The problem of a failed answer: a reason, the service's own sentence, or its status. */
export function answerProblem({
  status = null,
  problem = null,
  response = null,
}: {
  status?: number | null
  problem?: string | null
  response?: string | null
}): string {
  return (problem ?? messageIn(response ?? '') ?? `status ${status}`).slice(0, maxLength)
}

function messageIn(response: string): string | undefined {
  try {
    const body: unknown = JSON.parse(response)
    if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
    return typeof body.message === 'string' && body.message !== '' ? body.message : undefined
  } catch {
    return undefined
  }
}
