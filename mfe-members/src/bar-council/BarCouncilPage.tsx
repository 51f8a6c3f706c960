import { councilNeeds, type CouncilMember } from '@samity/shared-api/contract/members/bar-council-export'
import { Card, Page, useMayEdit } from '@samity/shared-ui/core'
import { Filter, ListTable, useList, type Column } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import { AdvocateLink } from '../components/AdvocateLink.tsx'
import styles from '../members.module.css'
import { barCouncilPath } from '../members-api.ts'
import { CouncilFiles } from './CouncilFiles.tsx'
import { RemittanceSheet } from './RemittanceSheet.tsx'

const words = {
  heading: { en: 'Bar Council', bn: 'বার কাউন্সিল' },
  list: { en: 'What the Bar Council Asks for', bn: 'বার কাউন্সিল যা চায়' },
  remittance: { en: 'Remittance Sheet', bn: 'পাওনা পাঠানোর হিসাব' },
  which: { en: 'Which', bn: 'কারা' },
  lacking: { en: 'Those who lack something', bn: 'যাঁদের কিছু নেই' },
  all: { en: 'All members', bn: 'সব সদস্য' },
  council: { en: 'Bar Council No', bn: 'বার কাউন্সিল নম্বর' },
  sanad: { en: 'Sanad Date', bn: 'সনদের তারিখ' },
  number: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate', bn: 'আইনজীবী' },
  phone: { en: 'Phone', bn: 'ফোন' },
  lacks: { en: 'Missing', bn: 'যা নেই' },
  empty: { en: 'Every member has everything.', bn: 'সব সদস্যের সবকিছু আছে।' },
}
const choices = [
  { value: '1', label: words.lacking },
  { value: '0', label: words.all },
]

export default function BarCouncilPage() {
  const t = useWords(words)
  const mayEdit = useMayEdit()
  const list = useList<CouncilMember>(barCouncilPath, {
    filters: { lacking: { field: 'lacking', initial: '1' } },
  })
  const columns = useColumns()
  return (
    <Page heading={words.heading}>
      {mayEdit && <CouncilFiles />}
      <Card heading={words.list}>
        <ListTable
          label={words.list}
          file="bar-council-missing"
          list={list}
          columns={columns}
          empty={words.empty}
          filters={
            <Filter label={t.which} id="lacking">
              {(id) => (
                <SelectField
                  id={id}
                  name={id}
                  className={styles.which}
                  options={choices}
                  value={list.params['lacking'] ?? ''}
                  onChange={(lacking) => list.setParams({ lacking })}
                />
              )}
            </Filter>
          }
        />
      </Card>
      <Card heading={words.remittance}>
        <RemittanceSheet />
      </Card>
    </Page>
  )
}

function useColumns(): Column<CouncilMember>[] {
  const say = useSay()
  return useMemo(
    () => [
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
        value: (member) => say(nameOf(member)),
        show: (member) => <AdvocateLink {...member} number={member.bar_registration_number} />,
      },
      {
        name: 'lacks',
        label: words.lacks,
        sort: null,
        value: ({ lacks }) =>
          lacks.map((need) => say(councilNeeds.find(({ value }) => value === need)?.label)).join(', '),
      },
      {
        name: 'council',
        label: words.council,
        sort: null,
        value: ({ bar_council_no }) => bar_council_no,
      },
      {
        name: 'sanad',
        label: words.sanad,
        kind: 'day',
        sort: null,
        value: ({ sanad_date }) => sanad_date,
        hidden: 'when narrow',
      },
      { name: 'phone', label: words.phone, kind: 'phone', sort: null, value: ({ phone }) => phone },
    ],
    [say],
  )
}
