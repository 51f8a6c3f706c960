import {
  advocateStatuses,
  advocateTypes,
  bloodGroups,
  type Advocate,
} from '@samity/shared-api/contract/config/advocate'
import { today, yearOf } from '@samity/shared-api/contract'
import { Button } from '@samity/shared-ui/core'
import { ArchivedFilter, Filter, ListSearch, type List } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { AdvocateSearches } from './AdvocateSearches.tsx'

const words = {
  filters: { en: 'Filters', bn: 'ফিল্টার' },
  all: { en: 'All', bn: 'সব' },
  status: { en: 'Status', bn: 'অবস্থা' },
  type: { en: 'Advocate Type', bn: 'আইনজীবীর ধরন' },
  blood: { en: 'Blood Group', bn: 'রক্তের গ্রুপ' },
  court: { en: 'Practicing Court Name', bn: 'যে আদালতে প্র্যাকটিস করেন' },
  year: { en: 'Enrollment Year (Member)', bn: 'তালিকাভুক্তির বছর (সদস্য)' },
}
const choices = { status: advocateStatuses, type: advocateTypes, blood: bloodGroups } as const
const filterNames = ['status', 'type', 'blood', 'court', 'year', 'archived'] as const
const firstYear = 1950

export function AdvocateFilters({ list }: { list: List<Advocate> }) {
  const t = useWords(words)
  const show = useShow()
  const { params: query, setParams: setQuery } = list
  const activeCount = filterNames.filter((name) => query[name]).length
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
          {(['status', 'type', 'blood'] as const).map((name) => (
            <Filter key={name} label={t[name]} id={name}>
              {(id) => (
                <SelectField
                  id={id}
                  name={id}
                  emptyOption={words.all}
                  options={choices[name]}
                  value={query[name] ?? ''}
                  onChange={(value) => setQuery({ [name]: value })}
                />
              )}
            </Filter>
          ))}
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
          <Filter label={t.year} id="year">
            {(id) => (
              <SelectField
                id={id}
                name={id}
                emptyOption={words.all}
                options={years.map((year) => ({ value: year, label: show.digits(year) }))}
                value={query['year'] ?? ''}
                onChange={(year) => setQuery({ year })}
              />
            )}
          </Filter>
          <ArchivedFilter list={list} />
        </>
      )}
    </>
  )
}
