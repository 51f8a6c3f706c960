import { SelectField } from '../core/SelectField.tsx'
import { Filter } from './Filter.tsx'

/** 'true' where this browser saw last that there is nothing to choose. */
export const noChoiceKey = 'samity_one_place'

export const expectsChoice = (): boolean => localStorage.getItem(noChoiceKey) !== 'true'

/** The room of the filter by place: without it the rows would move when the places arrive. */
export const PlaceFilterRoom = ({ isNeeded = expectsChoice() }: { isNeeded?: boolean }) =>
  isNeeded && (
    // no box of its own: the filter grows and shrinks with the others, as the select will
    <div style={{ display: 'contents', visibility: 'hidden' }}>
      <Filter label="&nbsp;">{(id) => <SelectField id={id} options={[]} />}</Filter>
    </div>
  )
