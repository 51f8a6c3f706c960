import { http } from '@samity/shared-api/client'
import type { ModuleCharge } from '@samity/shared-api/contract/members/module-charge'
import { Button, useAction, useRole } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { Link } from '@samity/shared-ui/router'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import styles from '../members.module.css'
import { passbookWords } from './passbook-words.ts'

const words = {
  drop: { en: 'Drop', bn: 'বাদ দিন' },
  question: { en: 'Drop the charge “{title}”?', bn: '“{title}” পাওনাটি বাদ দেবেন?' },
  explain: {
    en: 'Its module is no longer in use. Nobody owes this any more.',
    bn: 'এর মডিউলটি আর চালু নেই। এরপর কেউ এই টাকা দেবেন না।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  dropped: { en: 'The charge is dropped.', bn: 'পাওনাটি বাদ দেওয়া হয়েছে।' },
}

/** The charges of modules beside the fees. Nothing without charges. */
export function ChargesPart({
  charges = [],
  onChanged,
}: {
  charges: readonly ModuleCharge[] | undefined
  onChanged: () => void
}) {
  const columns = useChargeColumns(onChanged)
  const t = useWords(passbookWords)
  if (charges.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>{t.charges}</h3>
      <DataTable label={passbookWords.charges} rows={[...charges]} columns={columns} />
    </section>
  )
}

function useChargeColumns(onChanged: () => void): Column<ModuleCharge>[] {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const isAdmin = useRole() === 'admin'
  const { run, busyWith } = useAction()
  return useMemo(() => {
    const drop = ({ id, title }: ModuleCharge) =>
      run(({ reason }) => http.delete(`charges/${id}/`, { data: { reason } }), {
        name: String(id),
        ask: {
          question: fillWords(words.question, { title }),
          explain: words.explain,
          ok: words.drop,
          danger: true,
          reason: words.reason,
        },
        done: words.dropped,
        onDone: onChanged,
      })
    return [
      {
        name: 'title',
        label: passbookWords.for,
        value: ({ title }) => say(title),
        show: ({ title, path }) =>
          path ? (
            <Link className={styles.link} to={path}>
              {say(title)}
            </Link>
          ) : (
            say(title)
          ),
      },
      { name: 'kind', label: passbookWords.kind, value: ({ series_title }) => say(series_title) },
      { name: 'due_on', label: passbookWords.date, kind: 'day', value: ({ due_on }) => due_on },
      {
        name: 'amount',
        label: passbookWords.amount,
        kind: 'money',
        total: true,
        value: ({ amount }) => amount,
        show: (charge) =>
          isAdmin && charge.is_left_behind ? (
            <>
              {show.amount(charge.amount)}{' '}
              <Button size="small" loading={busyWith === String(charge.id)} onClick={() => drop(charge)}>
                {t.drop}
              </Button>
            </>
          ) : (
            show.amount(charge.amount)
          ),
      },
    ]
  }, [t, say, show, isAdmin, run, busyWith, onChanged])
}
