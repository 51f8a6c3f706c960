import type { CouncilMember } from '@samity/shared-api/contract/members/bar-council-export'
import type { Sql } from '../../database/database.ts'

/** An advocate for the Bar Council with the national ID, which only the file contains. */
export type CouncilRecord = CouncilMember & { nid_number: string; photo: string | null }

/** The advocates of the association: not deceased, transferred or archived. In the order of their numbers. */
export const readCouncilRecords = (sql: Sql): Promise<CouncilRecord[]> => sql<CouncilRecord[]>`
  with last_standing as (
    select distinct on (advocate_id) advocate_id, standing
    from standings
    where superseded_at is null and from_day <= dhaka_today()
    order by advocate_id, from_day desc
  )
  select a.id, a.bar_registration_number, a.bar_council_no, a.sanad_date, a.name_english, a.name_bengali, a.phone,
    a.photo is not null as has_photo, a.nid_number, a.photo,
    array_remove(array[
      case when a.bar_council_no = '' then 'bar_council_no' end,
      case when a.sanad_date is null then 'sanad_date' end,
      case when a.photo is null then 'photo' end,
      case when a.phone = '' then 'phone' end,
      case when a.nid_number = '' then 'nid_number' end
    ], null) as lacks
  from advocates a
  left join last_standing s on s.advocate_id = a.id
  where a.archived_at is null and coalesce(s.standing, 'regular') not in ('deceased', 'transferred')
  order by a.bar_registration_key collate natural_order`

/**
 * The name of a photo's file: the Bar Council number without characters that file systems refuse, else the
 * member's number.
 */
export const photoFileName = ({ bar_council_no, bar_registration_number }: CouncilRecord): string => {
  const number = bar_council_no || `no-sanad-${bar_registration_number}`
  return `${number.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')}.jpg`
}
