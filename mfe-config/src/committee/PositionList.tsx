import { http, toRequestError } from '@samity/shared-api/client'
import { position, type Position } from '@samity/shared-api/contract/config/position'
import { positionWords } from '@samity/shared-api/contract/config/position-names'
import { DownOutlined, HolderOutlined, UpOutlined, useToast } from '@samity/shared-ui/core'
import { columnsFor, DataTable, RowButton, type Column } from '@samity/shared-ui/data'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo, useState } from 'react'
import { archivedClass } from '../components/archived-class.ts'
import { moveRow, useReorder } from './use-reorder.ts'
import styles from './committee.module.css'
import { PositionName } from './PositionName.tsx'

const columns: Column<Position>[] = columnsFor(position, 'position').map((column) => ({
  ...column,
  show: (row) => <PositionName position={row.position} />,
}))

const words = {
  list: { en: 'Positions', bn: 'পদের তালিকা' },
  serial: { en: 'SL', bn: 'ক্রম' },
  empty: { en: 'No positions added yet.', bn: 'এখনো কোনো পদ যোগ করা হয়নি।' },
  order: { en: 'Order', bn: 'সাজানো' },
  grip: {
    en: 'Move {position}: drag, or use the arrow keys',
    bn: '{position} সরান: টেনে অথবা তীর চিহ্নের কি দিয়ে',
  },
  up: { en: 'Move {position} up', bn: '{position} উপরে নিন' },
  down: { en: 'Move {position} down', bn: '{position} নিচে নিন' },
  moved: { en: '{position}: place {place} of {count}', bn: '{position}: {count}টির মধ্যে {place} নম্বর' },
}

type Props = {
  rows: readonly Position[]
  mayEdit: boolean
  /** Called after a move, whether the server accepted or refused it: the rows must be fetched again */
  onReordered: () => void
  onEdit: (row: Position) => void
  onRestore: (row: Position) => void
  onRemove: (row: Position) => void
}

export function PositionList({ rows, mayEdit, onReordered, onEdit, onRestore, onRemove }: Props) {
  const t = useWords(words)
  const show = useShow()
  const say = useSay()
  const toast = useToast()
  // a moved row is shown in its new place before the server has responded
  const [pendingOrder, setPendingOrder] = useState<{ from: readonly Position[]; rows: Position[] }>()
  const [announcement, setAnnouncement] = useState('')
  const orderedRows = pendingOrder?.from === rows ? pendingOrder.rows : rows
  const { grip, moveTo, markOf } = useReorder(orderedRows, (id, to) => void move(id, to))

  async function move(id: number, to: number): Promise<void> {
    const next = moveRow(orderedRows, id, to)
    setPendingOrder({ from: rows, rows: next })
    setAnnouncement(
      fill(t.moved, {
        position: say(positionWords(next[to]!.position)),
        place: show.number(to + 1),
        count: show.number(next.length),
      }),
    )
    try {
      await http.post(`${position.path}/order/`, { ids: next.map((row) => row.id) })
    } catch (error) {
      setPendingOrder(undefined)
      setAnnouncement('')
      toast.error(toRequestError(error).message)
    }
    onReordered()
  }

  const indexById = useMemo(() => new Map(orderedRows.map(({ id }, index) => [id, index])), [orderedRows])
  const order: Column<Position> = {
    name: 'order',
    label: words.order,
    value: ({ id }) => indexById.get(id),
    show: (row) => {
      const index = indexById.get(row.id)!
      const labelFor = (text: string) => fill(text, { position: say(positionWords(row.position)) })
      return (
        <span className={styles.order}>
          <button
            type="button"
            className={styles.grip}
            aria-label={labelFor(t.grip)}
            title={labelFor(t.grip)}
            {...grip(row)}
          >
            <HolderOutlined aria-hidden />
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={labelFor(t.up)}
            aria-disabled={index === 0}
            onClick={() => moveTo(row.id, index - 1)}
          >
            <UpOutlined aria-hidden />
          </button>
          <button
            type="button"
            className={styles.step}
            aria-label={labelFor(t.down)}
            aria-disabled={index === orderedRows.length - 1}
            onClick={() => moveTo(row.id, index + 1)}
          >
            <DownOutlined aria-hidden />
          </button>
        </span>
      )
    },
  }

  return (
    <>
      <p className="samity-unseen" role="status">
        {announcement}
      </p>
      <DataTable
        label={words.list}
        rows={orderedRows}
        columns={mayEdit ? [...columns, order] : columns}
        rowNumberLabel={words.serial}
        empty={words.empty}
        isManuallyOrdered
        size={orderedRows.length || 1}
        rowClass={(row) => {
          const mark = markOf(row)
          return [archivedClass(row), mark && styles[mark]].filter(Boolean).join(' ')
        }}
        {...(mayEdit && {
          actions: (row: Position) => (
            <>
              <RowButton action="edit" onClick={() => onEdit(row)} />
              {row.archived_at && <RowButton action="restore" onClick={() => onRestore(row)} />}
              <RowButton action="delete" onClick={() => onRemove(row)} />
            </>
          ),
        })}
      />
    </>
  )
}
