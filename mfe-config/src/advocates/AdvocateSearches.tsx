import { Filter } from '@samity/shared-ui/data'
import { AdvocateSearch, type AdvocateSummary } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useState } from 'react'

const words = {
  id: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  phone: { en: 'Advocate Phone', bn: 'আইনজীবীর ফোন' },
}
const emptyInputs = { id: '', phone: '' }

type Props = {
  /** The registration number that the list is filtered by; '' without this filter */
  number: string
  onNumber: (number: string) => void
}

/**
 * Two search boxes with suggestions. Picking a suggestion filters the list to that advocate; emptying the box
 * removes the filter.
 */
export function AdvocateSearches({ number, onNumber }: Props) {
  const t = useWords(words)
  const [inputs, setInputs] = useState({ ...emptyInputs, id: number })

  // Back and links remove the filter too
  useEffect(() => {
    if (!number) setInputs((previous) => (previous.id && previous.phone ? emptyInputs : previous))
  }, [number])

  function pick({ bar_registration_number, phone }: AdvocateSummary) {
    setInputs({ id: bar_registration_number, phone })
    onNumber(bar_registration_number)
  }
  function changeInput(by: 'id' | 'phone', text: string) {
    setInputs({ ...emptyInputs, [by]: text })
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
              value={inputs[by]}
              onChange={(text) => changeInput(by, text)}
              onPick={pick}
            />
          )}
        </Filter>
      ))}
    </>
  )
}
