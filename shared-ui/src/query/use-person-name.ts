import { http } from '@samity/shared-api/client'
import type { Person } from '@samity/shared-api/contract/users/user'
import { useCallback, useMemo } from 'react'
import { useSay } from '../words/index.ts'
import { useQuery } from './use-query.ts'

/** Returns the name of the person behind an account, in the reader's language. Of no account, the name is empty. */
export function usePersonName(): (username: string | null | undefined) => string {
  const say = useSay()
  const { data } = useQuery(
    ['people/'],
    async (signal) => (await http.get<Person[]>('people/', { signal })).data,
    { freshMs: 60_000 },
  )
  const names = useMemo(() => new Map(data?.map(({ username, name }) => [username, name])), [data])
  return useCallback((username) => (username ? say(names.get(username)) || username : ''), [names, say])
}
