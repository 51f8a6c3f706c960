import { http, toRequestError } from '@samity/shared-api/client'
import type { CommitteeMember } from '@samity/shared-api/contract/config/committee'
import { Button, CopyOutlined, useConfirm, useToast } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'

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

/** The button that copies the last committee before the selected year into that year. */
export function CopyCommittee({ members, year, onCopied }: Props) {
  const t = useWords(words)
  const show = useShow()
  const confirm = useConfirm()
  const toast = useToast()
  const [isCopying, setIsCopying] = useState(false)
  const from = Math.max(...members.map((member) => member.year).filter((other) => other < year))
  if (!Number.isFinite(from)) return null

  const years = { from: show.digits(String(from)), to: show.digits(String(year)) }
  const toWords = (text: string, values: Record<string, string> = {}) => {
    const sentence = fill(text, { ...years, ...values })
    return { en: sentence, bn: sentence }
  }

  async function copy() {
    const confirmation = await confirm({
      question: toWords(t.question),
      explain: toWords(t.explain),
      ok: words.ok,
    })
    if (!confirmation) return
    setIsCopying(true)
    try {
      const { data } = await http.post<{ copied: number }>('committees/copy/', { from, to: year })
      toast.success(
        data.copied > 0 ? toWords(t.copied, { count: show.number(data.copied) }) : toWords(t.nothing),
      )
      onCopied()
    } catch (error) {
      toast.error(toRequestError(error).message)
    } finally {
      setIsCopying(false)
    }
  }

  return (
    <Button icon={<CopyOutlined aria-hidden />} loading={isCopying} onClick={() => void copy()}>
      {fill(t.copy, years)}
    </Button>
  )
}
