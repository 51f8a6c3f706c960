import { collection, fetchPage, type Query } from '@samity/shared-api/client'
import { today, yearOf } from '@samity/shared-api/contract'
import { committee, type CommitteeMember } from '@samity/shared-api/contract/config/committee'
import { Button, Modal, Page, useMayEdit } from '@samity/shared-ui/core'
import { useRows, useUrlParams } from '@samity/shared-ui/data'
import { EditCard } from '@samity/shared-ui/forms'
import { useRecordEditor } from '@samity/shared-ui/records'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import styles from './committee.module.css'
import { CopyCommittee } from './CopyCommittee.tsx'
import { MemberForm } from './MemberForm.tsx'
import { MemberList } from './MemberList.tsx'
import { PositionConfig } from './PositionConfig.tsx'
import { byRank, positions } from './positions.ts'

const committees = collection(committee)
const allSeats = {
  page: (query?: Query, signal?: AbortSignal) => fetchPage<CommitteeMember>('committees/', query, signal),
}

const words = {
  heading: { en: 'Committee Members List', bn: 'কমিটির সদস্য তালিকা' },
  add: { en: 'Add Committee Member', bn: 'কমিটির সদস্য যোগ করুন' },
  edit: { en: 'Edit Committee Member', bn: 'কমিটির সদস্য সম্পাদনা' },
  config: { en: 'Config Committee', bn: 'কমিটির পদ ঠিক করুন' },
  positions: { en: 'Add Commitee Position', bn: 'কমিটির পদ যোগ করুন' },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  deletion: {
    en: 'Are you sure you want to delete this committee member?',
    bn: 'আপনি কি নিশ্চিত যে কমিটির এই সদস্যকে মুছে ফেলতে চান?',
  },
}

/** The current year, the next, the ten before, and any year that has entries. */
function yearsOf(members: readonly { year: number }[]): number[] {
  const currentYear = yearOf(today())
  const defaultYears = Array.from({ length: 12 }, (_, index) => currentYear + 1 - index)
  return [...new Set([...defaultYears, ...members.map(({ year }) => year)])].sort((one, other) => other - one)
}

export default function CommitteePage() {
  const t = useWords(words)
  const mayEdit = useMayEdit()
  const [params, updateParams] = useUrlParams()
  const year = Number(params.get('year')) || yearOf(today())
  const members = useRows(allSeats)
  const positionList = useRows(positions, byRank)
  const editor = useRecordEditor(committees, members, { question: words.deletion, done: words.deleted })
  const [isConfigOpen, setIsConfigOpen] = useState(false)
  const years = yearsOf(members.rows ?? [])

  const showYear = (nextYear: number) => updateParams({ year: String(nextYear) })

  return (
    <div className={styles.screen}>
      {mayEdit && (
        <EditCard target={editor} heading={editor.id ? words.edit : words.add}>
          {(record) => (
            <MemberForm
              {...editor.formProps(record)}
              years={years}
              year={year}
              positions={positionList.rows ?? []}
            />
          )}
        </EditCard>
      )}
      <Page
        heading={words.heading}
        actions={
          <>
            {mayEdit && members.rows && (
              <CopyCommittee members={members.rows} year={year} onCopied={members.refresh} />
            )}
            <Button onClick={() => setIsConfigOpen(true)}>{t.config}</Button>
          </>
        }
      >
        <MemberList
          list={members}
          year={year}
          years={years}
          onYear={showYear}
          {...(mayEdit && {
            onEdit: (row) => void editor.edit(row),
            onDelete: (row) => void editor.remove(row),
          })}
        />
      </Page>
      <Modal
        open={isConfigOpen}
        title={t.positions}
        footer={null}
        destroyOnHidden
        onCancel={() => setIsConfigOpen(false)}
      >
        <PositionConfig
          param="position"
          list={{
            ...positionList,
            // a renamed position changes in the list of members too
            refresh: () => {
              positionList.refresh()
              members.refresh()
            },
          }}
        />
      </Modal>
    </div>
  )
}
