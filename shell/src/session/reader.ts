import { inDashboard, type Get } from '@samity/shared-api/module'

const readAnonymously: Get = async (path) => {
  const answer = await fetch(`/api/${path.replace(/^\//, '')}`, { headers: { Accept: 'application/json' } })
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`)
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

/** How a screen's `data` reads from the API. The website shows what everyone may see, also to a person who is signed in. */
export const reader = (path: string): Get => (inDashboard(path) ? readAsUser : readAnonymously)
