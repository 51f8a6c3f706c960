import type { Voter, VoterList } from '@samity/shared-api/contract/members/voter-list'
import { Card } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList, type Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import { AdvocateLink } from '../components/AdvocateLink.tsx'
import { voterListPath } from '../members-api.ts'
import { voterReasonWords } from './voter-list-words.ts'

const words = {
  list: { en: 'Members', bn: 'সদস্য' },
  which: { en: 'Which', bn: 'কারা' },
  on: { en: 'On the list', bn: 'তালিকায় আছেন' },
  off: { en: 'Not on the list', bn: 'তালিকায় নেই' },
  serial: { en: 'Serial', bn: 'ক্রমিক' },
  number: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate', bn: 'আইনজীবী' },
  father: { en: "Father's Name", bn: 'পিতার নাম' },
  joined: { en: 'Member since', bn: 'সদস্য হওয়ার তারিখ' },
  reasons: { en: 'Reasons', bn: 'কারণ' },
  empty: { en: 'No member matches.', bn: 'কোনো সদস্য মেলেনি।' },
}
const choices = [{ value: '1', label: words.off }]

export function Voters({ list: { id } }: { list: VoterList }) {
  const list = useList<Voter>(`${voterListPath(id)}voters/`, { search: true, filters: { off: 'off' } })
  const columns = useColumns()
  return (
    <Card heading={words.list}>
      <ListTable
        label={words.list}
        file="voters"
        list={list}
        columns={columns}
        empty={words.empty}
        filters={
          <ChoiceFilter
            list={list}
            name="off"
            field={{ label: words.which, choices: choices }}
            all={words.on}
          />
        }
      />
    </Card>
  )
}

function useColumns(): Column<Voter>[] {
  const say = useSay()
  const show = useShow()
  return useMemo(
    () => [
      { name: 'serial', label: words.serial, kind: 'int', sort: null, value: ({ serial }) => serial },
      {
        name: 'number',
        label: words.number,
        sort: null,
        value: ({ bar_registration_number }) => bar_registration_number,
        exportOnly: true,
      },
      {
        name: 'name',
        label: words.name,
        sort: null,
        value: (voter) => say(nameOf(voter)),
        show: (voter) => <AdvocateLink {...voter} number={voter.bar_registration_number} />,
      },
      {
        name: 'father',
        label: words.father,
        sort: null,
        value: ({ father_name, father_name_bengali }) =>
          say({ en: father_name, bn: father_name_bengali || father_name }),
        hidden: 'when narrow',
      },
      {
        name: 'joined',
        label: words.joined,
        kind: 'day',
        sort: null,
        value: (voter) => voter.enrollment_date_As_member,
        hidden: 'when narrow',
      },
      {
        name: 'reasons',
        label: words.reasons,
        sort: null,
        value: ({ reasons }) => reasons.map((reason) => say(voterReasonWords(reason, show))).join('; '),
      },
    ],
    [say, show],
  )
}
