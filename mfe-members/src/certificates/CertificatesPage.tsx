import { http } from '@samity/shared-api/client'
import type { ClearanceCertificate } from '@samity/shared-api/contract/members/clearance-certificate'
import { Card, Page, useMayEdit } from '@samity/shared-ui/core'
import {
  ChoiceFilter,
  deletionReason,
  ListTable,
  MoreButton,
  RowButton,
  useList,
  useRemove,
  useUrlParams,
  type Column,
} from '@samity/shared-ui/data'
import { usePersonName } from '@samity/shared-ui/query'
import { NewInSheet } from '@samity/shared-ui/records'
import { fillWords, useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import { AdvocateLink } from '../components/AdvocateLink.tsx'
import { certificatesPath } from '../members-api.ts'
import styles from '../members.module.css'
import { CertificateDialog } from './CertificateDialog.tsx'
import { IssueForm } from './IssueForm.tsx'
import { voidReasonOf } from './void-reason.ts'

const words = {
  heading: { en: 'Clearance Certificates', bn: 'ছাড়পত্র' },
  certificate: { en: 'certificate', bn: 'ছাড়পত্র' },
  list: { en: 'Certificate List', bn: 'ছাড়পত্রের তালিকা' },
  number: { en: 'Number', bn: 'নম্বর' },
  day: { en: 'Date', bn: 'তারিখ' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  purpose: { en: 'Purpose', bn: 'উদ্দেশ্য' },
  state: { en: 'State', bn: 'অবস্থা' },
  valid: { en: 'valid', bn: 'বৈধ' },
  void: { en: 'void', bn: 'বাতিল' },
  by: { en: 'Issued by', bn: 'ইস্যু করেছেন' },
  voided: { en: 'Void ones', bn: 'বাতিলগুলো' },
  empty: { en: 'No certificate matches.', bn: 'কোনো ছাড়পত্র মেলেনি।' },
  question: {
    en: 'Void {number}? The number is not used again.',
    bn: '{number} বাতিল করবেন? নম্বরটি আর ব্যবহার করা হবে না।',
  },
  cancel: { en: 'Cancel', bn: 'ফিরে যান' },
  done: { en: 'The certificate is void.', bn: 'ছাড়পত্র বাতিল হয়েছে।' },
}
const voidChoices = [
  { value: '', label: { en: 'Hide', bn: 'দেখাবেন না' } },
  { value: '1', label: { en: 'Show', bn: 'দেখান' } },
]
const certificates = {
  remove: async (id: number, reason?: string) => {
    await http.delete(`${certificatesPath}${id}/`, { data: { reason } })
  },
}

export default function CertificatesPage() {
  const mayEdit = useMayEdit()
  const [params, updateParams] = useUrlParams({ replace: true })
  const list = useList<ClearanceCertificate>(certificatesPath, {
    search: true,
    dates: true,
    filters: { voided: 'voided' },
  })
  const remove = useRemove<ClearanceCertificate>(certificates, {
    list,
    question: ({ number }) => fillWords(words.question, { number }),
    reason: deletionReason,
    cancel: words.cancel,
    done: words.done,
  })
  const columns = useColumns()
  const openId = params.get('certificate')
  const showCertificate = (id: number) => updateParams({ certificate: String(id) })
  return (
    <Page
      heading={words.heading}
      actions={
        mayEdit && (
          <NewInSheet name={words.certificate}>
            {(close) => (
              <IssueForm
                onIssued={({ id }) => {
                  close()
                  list.refresh()
                  showCertificate(id)
                }}
              />
            )}
          </NewInSheet>
        )
      }
    >
      <Card heading={words.list}>
        <ListTable
          label={words.list}
          file="clearance-certificates"
          list={list}
          columns={columns}
          empty={words.empty}
          rowClass={({ voided_at }) => (voided_at ? styles.void : undefined)}
          filters={
            <ChoiceFilter list={list} name="voided" field={{ label: words.voided, choices: voidChoices }} />
          }
          actions={(row) => (
            <>
              <RowButton action="print" onClick={() => showCertificate(row.id)} />
              {mayEdit && !row.voided_at && <MoreButton actions={{ delete: () => void remove(row) }} />}
            </>
          )}
        />
      </Card>
      {openId && (
        <CertificateDialog key={openId} id={openId} onClose={() => updateParams({ certificate: '' })} />
      )}
    </Page>
  )
}

function useColumns(): Column<ClearanceCertificate>[] {
  const say = useSay()
  const personOf = usePersonName()
  return useMemo(
    () => [
      { name: 'number', label: words.number, sort: null, value: ({ number }) => number },
      { name: 'day', label: words.day, kind: 'day', sort: null, value: ({ day }) => day },
      {
        name: 'advocate',
        label: words.advocate,
        sort: null,
        value: (row) => `${row.advocate_id} ${say(nameOf(row))}`,
        show: ({ advocate, advocate_id, name_english, name_bengali }) => (
          <AdvocateLink
            id={advocate}
            number={advocate_id}
            name_english={name_english}
            name_bengali={name_bengali}
          />
        ),
      },
      { name: 'purpose', label: words.purpose, sort: null, value: ({ purpose }) => purpose },
      {
        name: 'state',
        label: words.state,
        sort: null,
        value: ({ voided_at }) => say(voided_at ? words.void : words.valid),
        show: ({ voided_at, void_reason }) => (
          <div>
            <span className={`${styles.tag} ${voided_at ? styles.bad : styles.good}`}>
              {say(voided_at ? words.void : words.valid)}
            </span>
            {void_reason && <span className={styles.small}>{say(voidReasonOf(void_reason))}</span>}
          </div>
        ),
      },
      {
        name: 'created_by',
        label: words.by,
        sort: null,
        value: ({ created_by }) => personOf(created_by),
        hidden: 'when narrow',
      },
    ],
    [say, personOf],
  )
}
