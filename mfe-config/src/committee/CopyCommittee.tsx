import { http } from '@samity/shared-api/client'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'
import { Button, CopyOutlined, useAction } from '@samity/shared-ui/core'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'

const words = {
  copy: { en: 'Copy the committee of {from}', bn: '{from} সালের কমিটি নকল করুন' },
  question: {
    en: 'Start the committee of {to} with the members of {from}?',
    bn: '{from} সালের সদস্যদের নিয়ে {to} সালের কমিটি শুরু করবেন?',
  },
  explain: {
    en: 'Existing members of {to} do not change, and archived or deceased members and archived positions are not copied. You can edit and delete the copied members.',
    bn: '{to} সালের সদস্যরা যেমন আছেন তেমনই থাকবেন। আর্কাইভ করা বা প্রয়াত সদস্য ও আর্কাইভ করা পদ বাদ যাবে। নকল করা তথ্য পরে সংশোধন করা ও মোছা যাবে।',
  },
  ok: { en: 'Copy', bn: 'নকল করুন' },
  copied: {
    en: 'Members copied to {to}: {count}',
    bn: '{to} সালে নকল করা সদস্য: {count} জন',
  },
  nothing: {
    en: 'No member was copied: {to} already has all of them.',
    bn: 'নকল করার মতো কেউ নেই: {to} সালে সবাই আগে থেকেই আছেন।',
  },
}

type Props = { members: readonly CommitteeMember[]; year: number; onCopied: () => void }

export function CopyCommittee({ members, year, onCopied }: Props) {
  const t = useWords(words)
  const show = useShow()
  const { run, isBusy } = useAction()
  const from = Math.max(...members.map((member) => member.year).filter((other) => other < year))
  if (!Number.isFinite(from)) return null

  const years = { from: show.digits(String(from)), to: show.digits(String(year)) }
  const copy = () =>
    run(() => http.post<{ copied: number }>('committees/copy/', { from, to: year }), {
      ask: {
        question: fillWords(words.question, years),
        explain: fillWords(words.explain, years),
        ok: words.ok,
      },
      done: ({ data: { copied } }) =>
        fillWords(copied > 0 ? words.copied : words.nothing, { ...years, count: show.number(copied) }),
      onDone: onCopied,
    })

  return (
    <Button icon={<CopyOutlined aria-hidden />} loading={isBusy} onClick={copy}>
      {fill(t.copy, years)}
    </Button>
  )
}
