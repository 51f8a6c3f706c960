import { http } from '@samity/shared-api/client'
import type { Language } from '@samity/shared-api/contract'
import type { Person } from '@samity/shared-api/contract/users/user'
import { useCallback, useMemo } from 'react'
import { useLanguage } from '../words/index.ts'
import { useQuery } from './use-query.ts'

/**
 * Returns the name of the person behind an account, in the reader's language or that of a paper. Of no
 * account, the name is empty.
 */
export function usePersonName(paper?: Language): (username: string | null | undefined) => string {
  const reader = useLanguage()
  const language = paper ?? reader
  const { data } = useQuery(
    ['people/'],
    async (signal) => (await http.get<Person[]>('people/', { signal })).data,
    { freshMs: 60_000 },
  )
  const names = useMemo(() => new Map(data?.map(({ username, name }) => [username, name])), [data])
  return useCallback(
    (username) => (username ? names.get(username)?.[language] || username : ''),
    [names, language],
  )
}
