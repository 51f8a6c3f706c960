import { collection } from '@samity/shared-api/client'
import { today } from '@samity/shared-api/contract'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { transfer, type Transfer } from '@samity/shared-api/contract/treasury/transfer'
import { LoadingState, useRole } from '@samity/shared-ui/core'
import { RecordSelect, useRows } from '@samity/shared-ui/data'
import {
  AttachmentInput,
  BookingDayInput,
  formFor,
  FormColumns,
  FullWidth,
  useAttachmentChoice,
  useSaveAttachment,
} from '@samity/shared-ui/forms'
import { useGet, usePersonName } from '@samity/shared-ui/query'
import { fillWords, useShow } from '@samity/shared-ui/words'
import { PlaceSelect } from '../components/PlaceSelect.tsx'
import { choicesPath, places, slipScanPath } from '../treasury-api.ts'

const { Form, Field, useValue } = formFor(transfer)
const resolutions = collection(resolution)

const words = {
  save: { en: 'Transfer', bn: 'স্থানান্তর করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  saved: { en: 'The transfer is saved.', bn: 'স্থানান্তর সংরক্ষিত হয়েছে।' },
  savedWaiting: {
    en: 'The transfer is saved. The money moves when two people have signed it.',
    bn: 'স্থানান্তর সংরক্ষিত হয়েছে। দুজন স্বাক্ষর করলে টাকা স্থানান্তর হবে।',
  },
  signatures: {
    en: 'A transfer of a fixed deposit waits until two people have signed it, each signed in as themselves. You can be one of them.',
    bn: 'স্থায়ী আমানতের স্থানান্তর দুজনের স্বাক্ষরের অপেক্ষায় থাকে; প্রত্যেকে নিজের অ্যাকাউন্টে সাইন ইন করে স্বাক্ষর করেন। আপনিও তাঁদের একজন হতে পারেন।',
  },
  scanFailed: {
    en: 'The transfer was saved, but its scan was not: {reason}',
    bn: 'স্থানান্তর সংরক্ষিত হয়েছে, স্ক্যান সংযুক্ত হয়নি: {reason}',
  },
  balance: { en: 'Balance now: {amount}', bn: 'এখনকার স্থিতি: {amount}' },
  afterCount: { en: 'Balance: shown after the count', bn: 'স্থিতি: গোনার পরে দেখানো হবে' },
  onTheWay: {
    en: '{holder} must confirm. Until then the money is on the way.',
    bn: '{holder}-কে নিশ্চিত করতে হবে। ততক্ষণ টাকা পথে থাকবে।',
  },
  ownBox: {
    en: 'You keep no cash box, so you cannot transfer. An administrator can give you one.',
    bn: 'আপনার কোনো ক্যাশ বাক্স নেই, তাই স্থানান্তর করা যাবে না। প্রশাসক আপনাকে একটি দিতে পারেন।',
  },
}
const scanWords = {
  label: { en: 'Scan of the slip', bn: 'স্লিপের স্ক্যান' },
  choose: { en: 'Attach a picture or PDF', bn: 'ছবি বা PDF সংযুক্ত করুন' },
  clear: { en: 'Remove scan', bn: 'স্ক্যান সরান' },
}

type Props = {
  onSaved: (saved: Transfer) => void
  /** Called when the scan has been stored */
  onScanned: () => void
}

/** The form of a new transfer. A transfer is never changed, only voided. */
export function TransferForm({ onSaved, onScanned }: Props) {
  const role = useRole()
  const { data: choices } = useGet<PlaceChoice[]>(choicesPath)
  const [scan, setScan] = useAttachmentChoice('new')
  const saveScan = useSaveAttachment(words.scanFailed, 'post')
  if (!choices) return <LoadingState />
  const own = choices.find(({ is_own }) => is_own)
  const sources = role === 'cashier' ? choices.filter(({ is_own }) => is_own) : choices

  return (
    <Form
      initial={() => ({ date: today(), ...(own && { from_place: own.id }) })}
      labels={{ create: words.save, update: words.update }}
      messages={{ created: ({ state }) => (state === 'waiting' ? words.savedWaiting : words.saved) }}
      draftName="transfer"
      onSaved={(saved) => {
        onSaved(saved)
        void saveScan(slipScanPath(saved.id), scan).then((isStored) => {
          if (!isStored) return
          setScan(undefined)
          onScanned()
        })
      }}
    >
      <FormColumns>
        <Field name="date">
          <BookingDayInput />
        </Field>
        <FromField choices={sources} isWithoutBox={role === 'cashier' && !own} />
        <ToField choices={choices} />
        <ResolutionField choices={choices} />
        <Field name="amount" />
        <Field name="slip_no" />
        <FullWidth>
          <Field name="remarks" />
        </FullWidth>
        <FullWidth>
          <AttachmentInput words={scanWords} value={scan} onChange={setScan} storedName={undefined} />
        </FullWidth>
      </FormColumns>
    </Form>
  )
}

function FromField({ choices, isWithoutBox }: { choices: readonly PlaceChoice[]; isWithoutBox: boolean }) {
  const show = useShow()
  const from = Number(useValue('from_place') ?? 0)
  const { rows = [] } = useRows(places)
  const source = rows.find(({ id }) => id === from)
  const hint = isWithoutBox
    ? words.ownBox
    : source &&
      (source.balance === null
        ? words.afterCount
        : fillWords(words.balance, { amount: show.money(source.balance) }))
  return (
    <Field name="from_place" {...(hint && { hint })}>
      <PlaceSelect choices={choices} />
    </Field>
  )
}

/** A box that somebody else keeps gets the money when its holder confirms. */
function ToField({ choices }: { choices: readonly PlaceChoice[] }) {
  const from = Number(useValue('from_place') ?? 0)
  const to = Number(useValue('to_place') ?? 0)
  const personOf = usePersonName()
  const receiver = choices.find(({ id }) => id === to)
  const hint =
    receiver?.holder_name && !receiver.is_own
      ? fillWords(words.onTheWay, { holder: personOf(receiver.holder_name) })
      : undefined
  return (
    <Field name="to_place" {...(hint && { hint })}>
      <PlaceSelect choices={choices.filter(({ id }) => id !== from)} />
    </Field>
  )
}

/** Only a fixed deposit needs a resolution. */
function ResolutionField({ choices }: { choices: readonly PlaceChoice[] }) {
  const ids = [Number(useValue('from_place') ?? 0), Number(useValue('to_place') ?? 0)]
  if (!choices.some(({ id, kind }) => kind === 'fdr' && ids.includes(id))) return null
  return (
    <Field name="resolution_id" required hint={words.signatures}>
      <RecordSelect source={resolutions} label={({ number, meeting }) => `${number} · ${meeting}`} />
    </Field>
  )
}
