import { today, type Words } from '@samity/shared-api/contract'
import type { HolderChange, MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import { ErrorState, LoadingState, Modal } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import { useSay } from '@samity/shared-ui/words'
import { useMemo } from 'react'

const words = {
  title: { en: 'Who kept {box}', bn: '{box} কার কার দায়িত্বে ছিল' },
  since: { en: 'Since', bn: 'কবে থেকে' },
  holder: { en: 'Holder', bn: 'দায়িত্বে' },
  before: { en: 'Before', bn: 'আগে' },
  changedBy: { en: 'Changed by', bn: 'যিনি বদলেছেন' },
  reason: { en: 'Reason', bn: 'কারণ' },
  nobody: { en: 'Nobody', bn: 'কেউ নন' },
  empty: { en: 'Nobody has kept this box yet.', bn: 'এই বাক্স এখনো কারও দায়িত্বে ছিল না।' },
}

type Props = { box: Pick<MoneyPlace, 'id' | 'name_english' | 'name_bengali'>; onClose: () => void }

export function HolderHistory({ box, onClose }: Props) {
  const say = useSay()
  const personOf = usePersonName()
  const { data: changes, error, refresh } = useGet<HolderChange[]>(`money-places/${box.id}/holders/`)
  const columns = useMemo((): Column<HolderChange>[] => {
    const nameOf = (username: string) => personOf(username) || say(words.nobody)
    return [
      { name: 'at', label: words.since, kind: 'day', value: ({ at }) => today(new Date(at)) },
      { name: 'holder_name', label: words.holder, value: ({ holder_name }) => nameOf(holder_name) },
      {
        name: 'previous_holder_name',
        label: words.before,
        value: ({ previous_holder_name }) => nameOf(previous_holder_name),
      },
      { name: 'changed_by', label: words.changedBy, value: ({ changed_by }) => personOf(changed_by) },
      { name: 'reason', label: words.reason, value: ({ reason }) => reason },
    ]
  }, [say, personOf])
  const title: Words = {
    en: words.title.en.replace('{box}', box.name_english),
    bn: words.title.bn.replace('{box}', box.name_bengali),
  }
  return (
    <Modal open title={say(title)} footer={null} width={760} onCancel={onClose}>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : changes ? (
        <DataTable
          label={title}
          file={`holders-${box.id}`}
          rows={changes}
          columns={columns}
          empty={words.empty}
        />
      ) : (
        <LoadingState />
      )}
    </Modal>
  )
}
