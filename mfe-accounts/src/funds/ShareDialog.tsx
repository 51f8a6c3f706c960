import { collection } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import { expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { shares, type Fund, type Share } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { LoadingState, Modal, ErrorState, useMayEdit } from '@samity/shared-ui/core'
import { DataTable, RecordSelect, RowButton, useRows, type Column, useRemove } from '@samity/shared-ui/data'
import { FormColumns, formFor } from '@samity/shared-ui/forms'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useRef, useState } from 'react'
import styles from './funds.module.css'
import { LockedYears } from './LockedYears.tsx'

const categories = { income: collection(incomeCategory), expense: collection(expenseCategory) }

const words = {
  title: { en: 'Set Percentage', bn: 'শতাংশ নির্ধারণ' },
  percentages: { en: 'Percentages', bn: 'শতাংশের তালিকা' },
  question: {
    en: 'Are you sure you want to delete this percentage?',
    bn: 'আপনি কি নিশ্চিত যে এই শতাংশ মুছে ফেলতে চান?',
  },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  deletionFailed: { en: 'Failed to delete percentage !', bn: 'শতাংশ মুছে ফেলা যায়নি !' },
}
const labels = { create: { en: 'Add', bn: 'যোগ করুন' }, update: { en: 'Update', bn: 'হালনাগাদ করুন' } }
const messages: Record<Side, { created: Words; updated: Words }> = {
  income: {
    created: { en: 'percentage added successfully!', bn: 'শতাংশ সফলভাবে যোগ করা হয়েছে!' },
    updated: { en: 'percentage updated successfully!', bn: 'শতাংশ সফলভাবে হালনাগাদ করা হয়েছে!' },
  },
  expense: {
    created: { en: 'Percentage added successfully!', bn: 'শতাংশ সফলভাবে যোগ করা হয়েছে!' },
    updated: { en: 'Percentage updated successfully!', bn: 'শতাংশ সফলভাবে হালনাগাদ করা হয়েছে!' },
  },
}

type Props = { fund: Fund; side: Side; name: Words; onChanged: () => void; onClose: () => void }

export function ShareDialog({ fund, side, name, onChanged, onClose }: Props) {
  const t = useWords(words)
  const show = useShow()
  const mayEdit = useMayEdit()
  const resource = shares[fund][side]
  const shareCollection = useMemo(() => collection(resource), [resource])
  const { Form, Field } = useMemo(() => formFor(resource), [resource])
  const list = useRows(shareCollection)
  const [editedShare, setEditedShare] = useState<Share>()
  const formRef = useRef<HTMLDivElement>(null)
  const shareList = {
    hide: list.hide,
    refresh: () => {
      list.refresh()
      onChanged()
    },
  }
  const remove = useRemove<Share>(shareCollection, {
    question: words.question,
    done: words.deleted,
    failed: words.deletionFailed,
    list: shareList,
  })
  async function removeRow(row: Share) {
    if (!(await remove(row))) return
    if (editedShare?.id === row.id) setEditedShare(undefined)
    // the table moves the focus to the next row, if there is one
    if (list.rows?.length === 1) formRef.current?.querySelector('input')?.focus()
  }
  const columns = useMemo(
    (): Column<Share>[] => [
      { name: 'category', label: resource.fields.category.label, value: ({ category }) => category },
      {
        name: 'percentage',
        label: resource.fields.percentage.label,
        kind: 'int',
        value: ({ percentage }) => percentage,
        show: ({ percentage }) => `${show.digits(percentage)}%`,
      },
    ],
    [resource, show],
  )

  return (
    <Modal
      open
      title={`${mayEdit ? t.title : t.percentages}: ${useFundTitle(fund, name)}`}
      footer={null}
      width={640}
      onCancel={onClose}
      destroyOnHidden
    >
      {mayEdit && (
        <div ref={formRef}>
          <LockedYears />
          <Form
            key={editedShare?.id ?? 'new'}
            record={editedShare}
            labels={labels}
            messages={messages[side]}
            onSaved={() => {
              setEditedShare(undefined)
              shareList.refresh()
            }}
            {...(editedShare && { onCancel: () => setEditedShare(undefined) })}
          >
            <FormColumns>
              <Field name="category">
                <RecordSelect
                  source={categories[side]}
                  label={({ category }) => category}
                  toValue={({ category }) => category}
                />
              </Field>
              <Field name="percentage" />
            </FormColumns>
          </Form>
        </div>
      )}
      <div className={styles.list}>
        {list.error ? (
          <ErrorState error={list.error} retry={list.refresh} />
        ) : !list.rows ? (
          <LoadingState />
        ) : (
          <DataTable
            label={words.percentages}
            rows={list.rows}
            columns={columns}
            {...(mayEdit && {
              actions: (row: Share) => (
                <>
                  <RowButton action="edit" onClick={() => setEditedShare(row)} />
                  <RowButton action="delete" onClick={() => void removeRow(row)} />
                </>
              ),
            })}
          />
        )}
      </div>
    </Modal>
  )
}

const fundNames: Record<Fund, Words> = {
  general: { en: 'General', bn: 'সাধারণ' },
  welfare: { en: 'Welfare', bn: 'কল্যাণ' },
}
const useFundTitle = (fund: Fund, name: Words) => {
  const say = useSay()
  return `${say(fundNames[fund])} ${say(name)}`
}
