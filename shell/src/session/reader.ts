import { csrfHeaders } from '@samity/shared-api/contract/csrf'
import { inDashboard, type Get } from '@samity/shared-api/module'

const readAnonymously: Get = async (path) => {
  const headers = {
    Accept: 'application/json',
    'Accept-Language': document.documentElement.lang,
    ...csrfHeaders(),
  }
  const answer = await fetch(`/api/${path.replace(/^\//, '')}`, { headers })
  if (!answer.ok) throw new Error(await sentenceOf(answer))
  return answer.json() as Promise<unknown>
}

const readAsUser: Get = async (path) => {
  const { http, toRefusal } = await import('@samity/shared-api/client')
  try {
    return (await http.get<unknown>(path.replace(/^\//, ''))).data
  } catch (error) {
    throw new Error(toRefusal(error).message, { cause: error })
  }
}

/** The server's own sentence; whoever stands before it says only a number. */
async function sentenceOf(answer: Response): Promise<string> {
  const said: unknown = await answer.json().catch(() => undefined)
  const isRefusal = typeof said === 'object' && said !== null && 'message' in said
  return isRefusal ? String(said.message) : `${answer.status} ${answer.statusText}`
}

/** How a screen's `data` reads from the API. The website shows what everyone may see, also to a person who is signed in. */
export const reader = (path: string): Get => (inDashboard(path) ? readAsUser : readAnonymously)
