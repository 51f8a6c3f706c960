import { latinDigits } from '@samity/shared-api/contract'
import type { Voter, VoterAnswer } from '@samity/shared-api/contract/members/voter-list'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { pageOfRows, readSearchWords, type ListQuery } from '../../resources/list-query.ts'
import { readStoredList, readVoters } from './voter-list-records.ts'

const searchTextOf = (voter: Voter) =>
  latinDigits(
    [
      voter.bar_registration_number,
      voter.name_english,
      voter.name_bengali,
      voter.father_name,
      voter.father_name_bengali,
    ].join(' '),
  )
    .normalize('NFC')
    .toLowerCase()

/** A page of the advocates on the list, or with `off=1` of those who are not on it. */
export async function findVoters(
  sql: Sql,
  id: number,
  query: ListQuery,
): Promise<{ rows: Voter[]; count: number }> {
  const words = readSearchWords(query).map((word) => word.toLowerCase())
  const isOff = query['off'] === '1'
  const voters = await readVoters(sql, await readStoredList(sql, id))
  const matches = voters.filter(
    (voter) => (voter.serial === null) === isOff && words.every((word) => searchTextOf(voter).includes(word)),
  )
  return { rows: pageOfRows(matches, query), count: matches.length }
}

/** Throws 422 for an advocate who was registered after the list was made. */
export async function findVoter(sql: Sql, id: number, number: string): Promise<VoterAnswer> {
  const list = await readStoredList(sql, id)
  const advocate = await requireAdvocate(sql, number, 'advocate_id')
  const voter = (await readVoters(sql, list)).find((one) => one.id === advocate.id)
  if (!voter) throw unprocessable({ advocate_id: joinedLater }, joinedLater)
  return { ...voter, on_list: voter.serial !== null }
}
const joinedLater = {
  en: 'This advocate was registered after the list was made',
  bn: 'এই আইনজীবী তালিকা তৈরির পরে নিবন্ধিত হয়েছেন',
}
