import { SelectField } from '../core/SelectField.tsx'
import { Filter } from './Filter.tsx'

/** 'true' where this browser saw last that there is nothing to choose. */
export const noChoiceKey = 'samity_one_place'

/** The room of the filter by place: without it the rows would move when the places arrive. */
export const PlaceFilterRoom = () =>
  localStorage.getItem(noChoiceKey) !== 'true' && (
    <div style={{ visibility: 'hidden' }}>
      <Filter label="&nbsp;">{(id) => <SelectField id={id} options={[]} />}</Filter>
    </div>
  )
