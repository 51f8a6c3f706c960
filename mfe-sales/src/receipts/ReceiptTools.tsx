import { http } from '@samity/shared-api/client'
import type { Receipt } from '@samity/shared-api/contract/sales/money-record'
import { Button, useAction, useMayEdit, useToast } from '@samity/shared-ui/core'
import { receiptDeletion, useRemove } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'

const words = {
  void: { en: 'Void', bn: 'বাতিল করুন' },
  voided: { en: 'The receipt is void.', bn: 'রসিদটি বাতিল হয়েছে।' },
  share: { en: 'Share', bn: 'শেয়ার করুন' },
  copied: { en: 'The link to check the receipt is copied.', bn: 'রসিদ যাচাইয়ের লিংক কপি হয়েছে।' },
}

/** Few desktop browsers have one. */
const hasShareSheet = () => 'share' in navigator
/** Browsers offer both only on secure origins. */
const canShare = () => hasShareSheet() || 'clipboard' in navigator

type Props = { receipt: Receipt; onVoided: () => void }

/** Void, for those who may, and Share, which gives away the link to the check page. */
export function ReceiptTools({ receipt: { number, receipt_no, voided_at, record, check }, onVoided }: Props) {
  const t = useWords(words)
  const mayEdit = useMayEdit()
  return (
    <>
      {mayEdit && record && !voided_at && <VoidButton {...{ number, record, onVoided }} label={t.void} />}
      {check && canShare() && <ShareButton title={receipt_no} url={check.url} label={t.share} />}
    </>
  )
}

type VoidProps = {
  number: string
  record: NonNullable<Receipt['record']>
  label: string
  onVoided: () => void
}

function VoidButton({ number, record: { path, id }, label, onVoided }: VoidProps) {
  const receipts = {
    remove: async (_id: number, reason?: string) => {
      await http.delete(`${path}/${id}/`, { data: { reason } })
    },
  }
  const remove = useRemove<{ id: number; number: string }>(receipts, {
    ...receiptDeletion,
    done: words.voided,
    list: { hide: () => () => undefined, refresh: onVoided },
  })
  return (
    <Button danger onClick={() => void remove({ id, number })}>
      {label}
    </Button>
  )
}

type ShareProps = { title: string; url: string; label: string }

function ShareButton({ title, url, label }: ShareProps) {
  const toast = useToast()
  const { run } = useAction()
  async function share() {
    if (!hasShareSheet()) {
      await navigator.clipboard.writeText(url)
      toast.success(words.copied)
      return
    }
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // the person closed the share sheet
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }
  return <Button onClick={() => run(share)}>{label}</Button>
}
