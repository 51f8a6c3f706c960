import type { Words } from '@samity/shared-api/contract'
import { SelectField } from '../core/SelectField.tsx'
import { useSay } from '../words/index.ts'
import { Filter } from './Filter.tsx'
import type { List } from './use-list.ts'

type ChoiceFilterProps = {
  /** A list of `useList` with this filter */
  list: Pick<List<never>, 'params' | 'setParams'>
  /** The filter's URL parameter */
  name: string
  /** The declared field, or a label and choices */
  field: { label: Words; choices?: readonly { value: string; label: Words | string }[] }
  /**
   * The first option, which shows all rows, unless a choice with the value '' does. Null: one choice always
   * applies.
   */
  all?: Words | null
  /** The id of the control, when a field of the page already has that name */
  id?: string
}

const allWords = { en: 'All', bn: 'সব' }

/** A filter by one choice: `<ChoiceFilter list={list} name="kind" field={resolution.fields.kind} />`. */
export function ChoiceFilter({
  list: { params, setParams },
  name,
  field: { label, choices = [] },
  all = allWords,
  id = name,
}: ChoiceFilterProps) {
  const say = useSay()
  const offersAll = all && !choices.some(({ value }) => value === '')
  return (
    <Filter label={say(label)} id={id}>
      {() => (
        <SelectField
          id={id}
          name={name}
          options={choices}
          {...(offersAll && { emptyOption: all })}
          value={params[name] ?? ''}
          onChange={(value) => setParams({ [name]: value })}
        />
      )}
    </Filter>
  )
}
