import {
  advocateStatuses,
  advocateTypes,
  bloodGroups,
  type Advocate,
} from '@samity/shared-api/contract/config/advocate'
import { today, yearOf } from '@samity/shared-api/contract'
import { Button } from '@samity/shared-ui/core'
import { ChoiceFilter, ArchivedFilter, Filter, ListSearch, type List } from '@samity/shared-ui/data'
import { useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { AdvocateSearches } from './AdvocateSearches.tsx'

const words = {
  filters: { en: 'Filters', bn: 'ফিল্টার' },
  status: { en: 'Status', bn: 'অবস্থা' },
  type: { en: 'Advocate Type', bn: 'আইনজীবীর ধরন' },
  blood: { en: 'Blood Group', bn: 'রক্তের গ্রুপ' },
  court: { en: 'Practicing Court Name', bn: 'যে আদালতে প্র্যাকটিস করেন' },
  year: { en: 'Enrollment Year (Member)', bn: 'তালিকাভুক্তির বছর (সদস্য)' },
}
const choices = { status: advocateStatuses, type: advocateTypes, blood: bloodGroups } as const
const filterNames = ['status', 'type', 'blood', 'court', 'year', 'archived'] as const
/** Of the fields that the server sends a cashier: it ignores filters by others. */
const cashierFilterNames: readonly (typeof filterNames)[number][] = ['status', 'year', 'archived']
const firstYear = 1950

type Props = { list: List<Advocate>; isCashier: boolean }

export function AdvocateFilters({ list, isCashier }: Props) {
  const t = useWords(words)
  const show = useShow()
  const { params: query, setParams: setQuery } = list
  const names = isCashier ? cashierFilterNames : filterNames
  const activeCount = names.filter((name) => query[name]).length
  const [open, setOpen] = useState(activeCount > 0)
  const currentYear = yearOf(today())
  const years = Array.from({ length: currentYear - firstYear + 1 }, (_, index) => String(currentYear - index))

  return (
    <>
      <AdvocateSearches number={query['number'] ?? ''} onNumber={(number) => setQuery({ number })} />
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {activeCount > 0 ? `${t.filters} (${show.number(activeCount)})` : t.filters}
      </Button>
      {open && (
        <>
          {(['status', 'type', 'blood'] as const)
            .filter((name) => names.includes(name))
            .map((name) => (
              <ChoiceFilter
                key={name}
                list={list}
                name={name}
                field={{ label: words[name], choices: choices[name] }}
              />
            ))}
          {names.includes('court') && (
            <Filter label={t.court} id="court">
              {(id) => (
                <ListSearch
                  id={id}
                  name={id}
                  value={query['court'] ?? ''}
                  onSearch={(court) => setQuery({ court })}
                />
              )}
            </Filter>
          )}
          <ChoiceFilter
            list={list}
            name="year"
            field={{
              label: words.year,
              choices: years.map((year) => ({ value: year, label: show.digits(year) })),
            }}
          />
          <ArchivedFilter list={list} />
        </>
      )}
    </>
  )
}
