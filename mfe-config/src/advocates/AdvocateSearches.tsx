import { Filter } from '@samity/shared-ui/data'
import { AdvocateSearch, type Advocate } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'

const words = {
  id: { en: 'Advocate ID', bn: 'আইনজীবী আইডি' },
  phone: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' },
}
const nobody = { id: '', phone: '' }

type Props = {
  /** The registration number that the list is narrowed to; '' when it is not */
  number: string
  onNumber: (number: string) => void
}

/** Two boxes with suggestions; choosing one narrows the list to that member, emptying the box widens it again. */
export function AdvocateSearches({ number, onNumber }: Props) {
  const t = useWords(words)
  const [typed, setTyped] = useState({ ...nobody, id: number })

  // Back and links widen the list too
  useEffect(() => {
    if (!number) setTyped((before) => (before.id && before.phone ? nobody : before))
  }, [number])

  function pick({ bar_registration_number, phone }: Advocate) {
    setTyped({ id: bar_registration_number, phone })
    onNumber(bar_registration_number)
  }
  function type(by: 'id' | 'phone', text: string) {
    setTyped({ ...nobody, [by]: text })
    if (number) onNumber('')
  }

  return (
    <>
      {(['id', 'phone'] as const).map((by) => (
        <Filter key={by} label={t[by]}>
          {(id) => (
            <AdvocateSearch
              id={id}
              name={`advocate_${by}`}
              by={by}
              value={typed[by]}
              onChange={(text) => type(by, text)}
              onPick={pick}
            />
          )}
        </Filter>
      ))}
    </>
  )
}
