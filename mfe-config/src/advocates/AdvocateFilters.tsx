import {
  advocateStatuses,
  advocateTypes,
  bloodGroups,
  type Advocate,
} from '@samity/shared-api/contract/config/advocate'
import { today, yearOf } from '@samity/shared-api/contract'
import { Button } from '@samity/shared-ui/core'
import { ArchivedFilter, Filter, SearchBox, type List } from '@samity/shared-ui/data'
import { Choice } from '@samity/shared-ui/forms'
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
const more = ['status', 'type', 'blood', 'court', 'year', 'archived'] as const
const firstYear = 1950

/** Two ways to one member, and the filters that narrow the list; those stay closed until they are wanted. */
export function AdvocateFilters({ list }: { list: List<Advocate> }) {
  const t = useWords(words)
  const show = useShow()
  const { asked, ask } = list
  const used = more.filter((name) => asked[name]).length
  const [open, setOpen] = useState(used > 0)
  const now = yearOf(today())
  const years = Array.from({ length: now - firstYear + 1 }, (_, index) => String(now - index))

  return (
    <>
      <AdvocateSearches number={asked['number'] ?? ''} onNumber={(number) => ask({ number })} />
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        {used > 0 ? `${t.filters} (${show.number(used)})` : t.filters}
      </Button>
      {open && (
        <>
          {(['status', 'type', 'blood'] as const).map((name) => (
            <Filter key={name} label={t[name]} id={name}>
              {(id) => (
                <Choice
                  id={id}
                  name={id}
                  nothing={words.all}
                  choices={choices[name]}
                  value={asked[name] ?? ''}
                  onChange={(chosen) => ask({ [name]: chosen })}
                />
              )}
            </Filter>
          ))}
          <Filter label={t.court} id="court">
            {(id) => (
              <SearchBox
                id={id}
                name={id}
                value={asked['court'] ?? ''}
                onSearch={(court) => ask({ court })}
              />
            )}
          </Filter>
          <Filter label={t.year} id="year">
            {(id) => (
              <Choice
                id={id}
                name={id}
                nothing={words.all}
                choices={years.map((year) => ({ value: year, label: show.digits(year) }))}
                value={asked['year'] ?? ''}
                onChange={(year) => ask({ year })}
              />
            )}
          </Filter>
          <ArchivedFilter list={list} />
        </>
      )}
    </>
  )
}
