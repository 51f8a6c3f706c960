import { http } from '@samity/shared-api/client'
import { bengaliDigits } from '@samity/shared-api/contract/digits'
import type {
  ComposedRelease,
  CompositionComparison,
  ModulesResponse,
} from '@samity/shared-api/contract/system/modules'
import { Alert, ErrorState, Input, LoadingState, Modal, useAction } from '@samity/shared-ui/core'
import { SelectField } from '@samity/shared-ui/forms'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useId, useMemo, useState } from 'react'
import styles from './modules.module.css'
import { ReleaseLabel } from './ReleaseLabel.tsx'

const words = {
  title: { en: 'Composition {name}', bn: 'সমাবেশ {name}' },
  other: { en: 'Compare with', bn: 'যার সাথে তুলনা' },
  now: { en: 'Now', bn: 'এখন' },
  module: { en: 'Module', bn: 'মডিউল' },
  releases: { en: 'Releases that differ', bn: 'যেসব রিলিজ আলাদা' },
  same: { en: 'Both have the same releases.', bn: 'দুটিতেই একই রিলিজ।' },
  none: { en: 'Not in it', bn: 'এতে নেই' },
  missing: { en: 'Not on this system', bn: 'এই সিস্টেমে নেই' },
  asks: { en: 'Rights: {rights}', bn: 'অধিকার: {rights}' },
  schema: { en: 'Schema {oldest} to {newest}', bn: 'স্কিমা {oldest} থেকে {newest}' },
  settings: { en: 'Settings that differ', bn: 'যেসব সেটিংস আলাদা' },
  setting: { en: 'Setting', bn: 'সেটিং' },
  sameSettings: { en: 'Both have the same settings.', bn: 'দুটিতেই একই সেটিংস।' },
  stay: { en: 'Settings stay as they are now.', bn: 'সেটিংস এখনকার মতোই থাকবে।' },
  unknown: {
    en: 'Settings are known of compositions that were named while they were in use.',
    bn: 'চালু থাকা অবস্থায় নাম দেওয়া সমাবেশেরই সেটিংস জানা যায়।',
  },
  problems: { en: 'It does not fit:', bn: 'এটি মেলে না:' },
  reason: { en: 'Reason', bn: 'কারণ' },
  return: { en: 'Return to it', bn: 'এটিতে ফিরুন' },
  cancel: { en: 'Cancel', bn: 'বাতিল' },
  done: { en: 'Done. The change takes effect on the next page.', bn: 'হয়েছে। পরের পাতা থেকে কার্যকর।' },
}

export type ReturnProps = { revision: number; onReturned: (response: ModulesResponse) => void }
type Props = ReturnProps & { one: string; named: string[]; onClose: () => void }
type Difference = CompositionComparison['differences'][number] & { id: string }
type Setting = NonNullable<CompositionComparison['settings']>[number] & { id: string }

function Release({ facts }: { facts: ComposedRelease | null }) {
  const t = useWords(words)
  if (!facts) return t.none
  const { release, isThere, asks, schema } = facts
  return (
    <div>
      <ReleaseLabel release={release} />
      {!isThere && <p className={styles.error}>{t.missing}</p>}
      {asks.length > 0 && (
        <p className={styles.hint} translate="no">
          {fill(t.asks, { rights: asks.join(', ') })}
        </p>
      )}
      {schema && <p className={styles.hint}>{fill(t.schema, schema)}</p>}
    </div>
  )
}

const isNumber = (name: string) => /^\d+$/.test(name)
const nameWords = (name: string) => ({ en: name, bn: isNumber(name) ? bengaliDigits(name) : name })
const textOf = (value: unknown) => (value === null || value === '' ? '—' : String(value))

/** Shows what differs between a composition and now, or another one, and returns to it in one act. */
export function CompositionDialog({ one, named, revision, onReturned, onClose }: Props) {
  const t = useWords(words)
  const say = useSay()
  const id = useId()
  const [other, setOther] = useState('now')
  const [reason, setReason] = useState('')
  const { isBusy, run, error: refusal } = useAction({ showsError: true })
  const query = new URLSearchParams({ one, other }).toString()
  const { data, error, refresh } = useGet<CompositionComparison>(`compositions/comparison/?${query}`)
  const name = say(nameWords(one))
  const columns = useMemo(() => {
    const sides = { one: nameWords(one), other: other === 'now' ? words.now : nameWords(other) }
    const releases: Column<Difference>[] = [
      { name: 'module', label: words.module, value: ({ module }) => module },
      {
        name: 'one',
        label: sides.one,
        value: (row) => row.one?.release,
        show: (row) => <Release facts={row.one} />,
      },
      {
        name: 'other',
        label: sides.other,
        value: (row) => row.other?.release,
        show: (row) => <Release facts={row.other} />,
      },
    ]
    const settings: Column<Setting>[] = [
      { name: 'setting', label: words.setting, value: ({ module, name: field }) => `${module} ${field}` },
      { name: 'one', label: sides.one, value: (row) => textOf(row.one) },
      { name: 'other', label: sides.other, value: (row) => textOf(row.other) },
    ]
    return { releases, settings }
  }, [one, other])

  const mayReturn = other === 'now' && data !== undefined && data.differences.length > 0
  const returnToIt = () => {
    const body = { composition: one, reason, revision }
    run(() => http.post<ModulesResponse>('compositions/return/', body), {
      done: words.done,
      onDone: (response) => {
        onReturned(response.data)
        onClose()
      },
    })
  }
  return (
    <Modal
      open
      title={fill(t.title, { name })}
      okText={t.return}
      cancelText={t.cancel}
      confirmLoading={isBusy}
      okButtonProps={{ disabled: !mayReturn || data.problems.length > 0, danger: true }}
      onOk={returnToIt}
      onCancel={onClose}
      width={760}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}other`}>{t.other}</label>
        <SelectField
          id={`${id}other`}
          name="other"
          options={[
            { value: 'now', label: words.now },
            ...named.filter((value) => value !== one).map((value) => ({ value, label: value })),
          ]}
          value={other}
          onChange={setOther}
        />
      </div>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : data ? (
        <>
          <DataTable
            label={words.releases}
            columns={columns.releases}
            rows={data.differences.map((row) => ({ ...row, id: row.module }))}
            empty={words.same}
          />
          {data.settings ? (
            <DataTable
              label={words.settings}
              columns={columns.settings}
              rows={data.settings.map((row) => ({ ...row, id: `${row.module} ${row.name}` }))}
              empty={words.sameSettings}
            />
          ) : (
            <p className={styles.hint}>{t.unknown}</p>
          )}
          {mayReturn && data.problems.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t.problems}
              description={
                <ul className={styles.problems}>
                  {data.problems.map((problem) => (
                    <li key={problem.en}>{say(problem)}</li>
                  ))}
                </ul>
              }
            />
          )}
          {mayReturn && data.problems.length === 0 && (
            <div className={styles.field}>
              <label htmlFor={`${id}reason`}>{t.reason}</label>
              <Input
                id={`${id}reason`}
                name="reason"
                maxLength={1000}
                value={reason}
                aria-describedby={`${id}stay`}
                onChange={({ target }) => setReason(target.value)}
              />
              <p id={`${id}stay`} className={styles.hint}>
                {t.stay}
              </p>
            </div>
          )}
        </>
      ) : (
        <LoadingState />
      )}
      {refusal && <Alert type="error" showIcon role="alert" title={refusal.message} />}
    </Modal>
  )
}
