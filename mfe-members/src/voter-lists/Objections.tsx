import { defineResource, text } from '@samity/shared-api/contract'
import {
  objectionDecisions,
  objectionFields,
  objectionRequests,
  type VoterList,
  type VoterObjection,
} from '@samity/shared-api/contract/members/voter-list'
import { Button, Card, ErrorState, LoadingState, useMayEdit } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { AdvocateLookup, FormColumns, formFor, FullWidth } from '@samity/shared-ui/forms'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import { AdvocateLink } from '../components/AdvocateLink.tsx'
import { lookupProps } from '../components/lookup-props.ts'
import { saveTo } from '../components/save-to.ts'
import { voterListPath } from '../members-api.ts'
import styles from '../members.module.css'
import { DecisionDialog } from './DecisionDialog.tsx'

const objection = defineResource({
  path: 'objections',
  name: { en: 'objection', bn: 'আপত্তি' },
  // an objection without a ground is refused here, not only by the server
  fields: { ...objectionFields, ground: { ...text(objectionFields.ground.label, 1000), kind: 'long' } },
})
const { Form, Field } = formFor(objection)

const words = {
  heading: { en: 'Objections', bn: 'আপত্তি' },
  add: { en: 'Enter an Objection', bn: 'আপত্তি লিখুন' },
  save: { en: 'Save the Objection', bn: 'আপত্তি সংরক্ষণ করুন' },
  saved: { en: 'The objection is saved.', bn: 'আপত্তি সংরক্ষিত হয়েছে।' },
  number: { en: 'No', bn: 'নম্বর' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  request: { en: 'Request', bn: 'আবেদন' },
  objector: { en: 'Objector', bn: 'আপত্তিকারী' },
  ground: { en: 'Ground', bn: 'আপত্তির কারণ' },
  decision: { en: 'Decision', bn: 'সিদ্ধান্ত' },
  reason: { en: 'Reason', bn: 'কারণ' },
  by: { en: 'Decided by', bn: 'সিদ্ধান্ত দিয়েছেন' },
  open: { en: 'open', bn: 'অমীমাংসিত' },
  decide: { en: 'Decide', bn: 'সিদ্ধান্ত দিন' },
  none: { en: 'Nobody has objected.', bn: 'কেউ আপত্তি করেননি।' },
}

type Props = { list: VoterList; onChanged: () => void }

export function Objections({ list: { id, status }, onChanged }: Props) {
  const t = useWords(words)
  const mayEdit = useMayEdit() && status === 'draft'
  const path = `${voterListPath(id)}objections/`
  const { data, error, refresh } = useGet<VoterObjection[]>(path)
  const [deciding, setDeciding] = useState<VoterObjection>()
  const columns = useColumns()
  const changed = () => {
    refresh()
    onChanged()
  }
  return (
    <Card heading={words.heading}>
      {mayEdit && (
        <details>
          <summary>{t.add}</summary>
          <Form
            labels={{ create: words.save, update: words.save }}
            messages={{ created: words.saved }}
            draftName={`objection-${id}`}
            save={saveTo<typeof objection, VoterObjection>(path, () => undefined)}
            onSaved={changed}
          >
            <FormColumns>
              <AdvocateLookup {...lookupProps} />
              <Field name="request" />
              <Field name="objector" />
              <FullWidth>
                <Field name="ground" />
              </FullWidth>
            </FormColumns>
          </Form>
        </details>
      )}
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !data ? (
        <LoadingState />
      ) : (
        <DataTable
          label={words.heading}
          file="objections"
          rows={data}
          columns={columns}
          empty={words.none}
          {...(mayEdit && {
            actions: (row: VoterObjection) =>
              row.decision === 'open' && <Button onClick={() => setDeciding(row)}>{t.decide}</Button>,
          })}
        />
      )}
      {deciding && (
        <DecisionDialog
          path={`${path}${deciding.id}/decide/`}
          objection={deciding}
          onDone={() => {
            setDeciding(undefined)
            changed()
          }}
          onClose={() => {
            setDeciding(undefined)
            // someone else may have decided in the meantime
            changed()
          }}
        />
      )}
    </Card>
  )
}

function useColumns(): Column<VoterObjection>[] {
  const say = useSay()
  const personOf = usePersonName()
  return useMemo(
    () => [
      { name: 'id', label: words.number, kind: 'int', value: ({ id }) => id },
      {
        name: 'advocate',
        label: words.advocate,
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
      {
        name: 'request',
        label: words.request,
        value: ({ request }) => say(objectionRequests.find(({ value }) => value === request)!.label),
      },
      { name: 'objector', label: words.objector, value: ({ objector }) => objector, hidden: 'when narrow' },
      { name: 'ground', label: words.ground, value: ({ ground }) => ground },
      {
        name: 'decision',
        label: words.decision,
        value: ({ decision }) =>
          say(objectionDecisions.find(({ value }) => value === decision)?.label ?? words.open),
        show: ({ decision, decision_reason }) => (
          <div>
            <span className={styles.tag}>
              {say(objectionDecisions.find(({ value }) => value === decision)?.label ?? words.open)}
            </span>
            {decision_reason && <span className={styles.small}>{decision_reason}</span>}
          </div>
        ),
      },
      { name: 'reason', label: words.reason, value: ({ decision_reason }) => decision_reason, hidden: true },
      { name: 'by', label: words.by, value: ({ decided_by }) => personOf(decided_by), hidden: 'when narrow' },
    ],
    [say, personOf],
  )
}
