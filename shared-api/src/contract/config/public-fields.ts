/**
 * The fields of an advocate that the API returns without a session: the specified card. This file is separate
 * because the declaration imports zod.
 */
export const publicFields = [
  'bar_registration_number',
  'bar_council_no',
  'name_english',
  'name_bengali',
  'photo',
  'father_name',
  'father_name_bengali',
  'current_address',
  'phone',
  'blood_group',
  'date_of_birth',
  'enrollment_date_As_lawyer',
  'enrollment_date_As_member',
  'status',
] as const
export type PublicField = (typeof publicFields)[number]
