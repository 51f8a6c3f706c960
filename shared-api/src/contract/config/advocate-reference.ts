/**
 * An advocate as the record of a module refers to: nothing about the person but number, name and whether the
 * record is archived.
 */
export type AdvocateReference = {
  id: number
  bar_registration_number: string
  name_english: string
  name_bengali: string
  is_archived: boolean
}
