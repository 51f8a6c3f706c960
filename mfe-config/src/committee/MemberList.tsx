import { committee, type CommitteeMember } from '@samity/shared-api/contract/config/committee'
import { LoadingState, ErrorState, Card } from '@samity/shared-ui/core'
import { columnsFor, DataTable, Filter, RowButton, type Column, type Rows } from '@samity/shared-ui/data'
import { YearSelect } from '@samity/shared-ui/forms'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { PositionName } from './PositionName.tsx'

const words = {
  list: { en: 'Committee Members List', bn: 'কমিটির সদস্য তালিকা' },
  serial: { en: 'SL', bn: 'ক্রম' },
  year: { en: 'Select Year', bn: 'বছর নির্বাচন করুন' },
  empty: { en: 'No committee found for {year}.', bn: '{year} সালের কোনো কমিটি পাওয়া যায়নি।' },
  number: { en: 'Bar No.', bn: 'বার নম্বর' },
  position: { en: 'Position', bn: 'পদ' },
}

const columns: Column<CommitteeMember>[] = [
  ...columnsFor(committee, 'year', 'name'),
  { name: 'bar_registration_number', label: words.number, value: (row) => row.bar_registration_number },
  ...columnsFor(committee, 'phone'),
  {
    name: 'committee_position',
    label: words.position,
    value: (row) => row.committee_position,
    show: (row) => <PositionName position={row.committee_position} />,
  },
]

type Props = {
  list: Rows<CommitteeMember>
  year: number
  years: readonly number[]
  onYear: (year: number) => void
  onEdit?: (row: CommitteeMember) => void
  onDelete?: (row: CommitteeMember) => void
}

const collator = new Intl.Collator(['bn', 'en'], { numeric: true })

/**
 * Sorts from the President down, within a position by registration number. Members without a position come
 * last.
 */
const compareMembers = (one: CommitteeMember, other: CommitteeMember): number =>
  (one.sort_order ?? Infinity) - (other.sort_order ?? Infinity) ||
  collator.compare(one.bar_registration_number, other.bar_registration_number)

export function MemberList({ list, year, years, onYear, onEdit, onDelete }: Props) {
  const t = useWords(words)
  const show = useShow()
  const rows = useMemo(
    () => list.rows?.filter((row) => row.year === year).sort(compareMembers),
    [list.rows, year],
  )

  if (list.error) return <ErrorState error={list.error} retry={list.refresh} />
  if (!rows) return <LoadingState />
  return (
    <Card>
      <DataTable
        label={words.list}
        file={`committee-${year}`}
        rows={rows}
        columns={columns}
        rowNumberLabel={words.serial}
        empty={fillWords(words.empty, { year: show.digits(String(year)) })}
        tools={
          <Filter label={t.year} id="select-year">
            {(id) => <YearSelect id={id} years={years} value={year} onChange={onYear} />}
          </Filter>
        }
        {...(onEdit &&
          onDelete && {
            actions: (row: CommitteeMember) => (
              <>
                <RowButton action="edit" onClick={() => onEdit(row)} />
                <RowButton action="delete" onClick={() => onDelete(row)} />
              </>
            ),
          })}
      />
    </Card>
  )
}
