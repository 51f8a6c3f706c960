import { dayOf } from '@samity/shared-api/contract'
import type { Voter, VoterList, VoterObjection } from '@samity/shared-api/contract/members/voter-list'

/** A draft with two voters. */
export const aVoterList = (changes: Partial<VoterList> = {}): VoterList => ({
  id: 3,
  name_en: 'Election 2026',
  name_bn: 'নির্বাচন ২০২৬',
  day: dayOf(2026, 11, 20),
  rule: { paid_up_to: '2025-12', standings: ['regular'], member_days: 365 },
  status: 'draft',
  version: 1,
  voters: 2,
  objections: 0,
  open_objections: 0,
  created_by: 'karim',
  created_at: '2026-11-20T08:00:00Z',
  own_final_from: dayOf(2026, 11, 27),
  finalised_by: null,
  finalised_at: null,
  digest: null,
  released_at: null,
  voided_at: null,
  voided_by: null,
  void_reason: null,
  ...changes,
})

export const aVoter = (changes: Partial<Voter> = {}): Voter => ({
  id: 7,
  serial: 1,
  bar_registration_number: '307',
  name_english: 'Abdul Karim',
  name_bengali: 'আব্দুল করিম',
  father_name: 'আব্দুর রহিম',
  photo: '/media/abc',
  enrollment_date_As_member: dayOf(2020, 1, 1),
  reasons: [],
  ...changes,
})

/** A member who owes something and is therefore not on the list. */
export const aNonVoter = (): Voter =>
  aVoter({
    id: 8,
    serial: null,
    bar_registration_number: '12',
    name_english: 'Rahima',
    name_bengali: 'রহিমা',
    photo: null,
    reasons: [
      { code: 'dues', owed: '300.00', since: '2025-10', paid_up_to: '2025-12' },
      { code: 'member_days', days: 100, needed: 365 },
    ],
  })

export const anObjection = (changes: Partial<VoterObjection> = {}): VoterObjection => ({
  id: 4,
  advocate: 8,
  advocate_id: '12',
  name_english: 'Rahima',
  name_bengali: 'রহিমা',
  request: 'include',
  objector: 'Rahima',
  ground: 'She paid in December',
  decision: 'open',
  decision_reason: '',
  decided_by: null,
  decided_at: null,
  created_by: 'rahima',
  created_at: '2026-11-20T08:00:00Z',
  version: 1,
  ...changes,
})
