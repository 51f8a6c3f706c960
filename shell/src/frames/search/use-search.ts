import type { Role } from '@samity/shared-api/contract/roles'
import { useRecordPath } from '@samity/shared-ui/core'
import { useDebounced, useQuery } from '@samity/shared-ui/query'
import { useDigits, useLanguage } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useFindExtensions } from '../../modules/extensions/find-extensions.ts'
import { registryAtom } from '../../modules/registry/registry.ts'
import type { FailedSearches, Findings, SearchRun } from './run-searches.ts'

const debounceMs = 100

type Search = {
  /** Of the findings or the error */
  query: string | undefined
  findings: Findings
  error: unknown
  isLoading: boolean
  retry: () => void
  prefetch: () => void
}

/** A file of its own: the first screen does not need it. */
const importSearches = () => import(/* webpackChunkName: "extensions" */ './run-searches.ts')

const noFindings: Findings = { groups: [], failedExtensions: [], isIncomplete: false }
const subscribeToNothing = () => () => undefined

/** Searches when the typing pauses. The previous findings stay until the next ones arrive. */
export function useSearch(text: string, role: Role): Search {
  const query = text.trim()
  const settledQuery = useDebounced(query, debounceMs)
  const findExtensions = useFindExtensions(role)
  const extensions = useMemo(() => findExtensions('search.result'), [findExtensions])
  const language = useLanguage()
  const digits = useDigits()
  const registry = useAtomValue(registryAtom)
  const recordPath = useRecordPath()
  const [failures] = useState<FailedSearches>(() => new Set())
  const {
    data: run,
    error,
    refresh,
  } = useQuery<SearchRun>(
    query && settledQuery
      ? ['search/', settledQuery, language, digits, ...extensions.map(({ key }) => key)]
      : undefined,
    async (signal) => {
      const { startSearches } = await importSearches()
      const person = { role, language, digits, recordPath }
      return startSearches(extensions, settledQuery, { ...person, registry, failures, signal })
    },
    { keepPrevious: true },
  )
  const findings = useSyncExternalStore(
    run?.subscribe ?? subscribeToNothing,
    run?.getFindings ?? (() => noFindings),
  )
  const shownQuery = error ? settledQuery : run?.query
  return {
    query: shownQuery,
    findings: error ? noFindings : findings,
    error,
    isLoading: query !== '' && shownQuery !== query,
    retry: () => {
      failures.clear()
      refresh()
    },
    prefetch: () => {
      // the search itself shows a failure
      importSearches().catch(() => undefined)
      for (const { key, load } of extensions) if (!failures.has(key)) load().catch(() => undefined)
    },
  }
}
