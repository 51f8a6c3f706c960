import { moneyPlace, placeFunds, type MoneyPlace } from '@samity/shared-api/contract/treasury/money-place'
import {
  Button,
  DescriptionList,
  ErrorState,
  ExtensionTabs,
  LoadingState,
  Modal,
} from '@samity/shared-ui/core'
import type { EditParam } from '@samity/shared-ui/data'
import { usePersonName } from '@samity/shared-ui/query'
import { Link } from '@samity/shared-ui/router'
import { useSay, useShow, useWords } from '@samity/shared-ui/words'
import { AfterCount } from '../components/AfterCount.tsx'
import { cashBookLink, kindWords, placeName } from '../treasury-api.ts'

const { fields } = moneyPlace
const words = {
  title: { en: 'Place', bn: 'টাকার স্থান' },
  details: { en: 'Details', bn: 'বিস্তারিত' },
  balance: { en: 'Balance now', bn: 'এখনকার স্থিতি' },
  book: { en: 'Cash Book', bn: 'নগদান বই' },
  close: { en: 'Close', bn: 'বন্ধ করুন' },
}

export function PlaceDialog({ viewed }: { viewed: EditParam<typeof moneyPlace> }) {
  const t = useWords(words)
  const say = useSay()
  const { id, record, error, retry, done } = viewed
  return (
    <Modal
      open={!!id}
      title={record ? say(placeName(record)) : t.title}
      width={900}
      destroyOnHidden
      onCancel={done}
      footer={
        <Button type="primary" onClick={done}>
          {t.close}
        </Button>
      }
    >
      {error ? (
        <ErrorState error={error} retry={retry} />
      ) : record ? (
        <ExtensionTabs slot="place.tab" slotProps={{ place: toSlotPlace(record) }} title={words.details}>
          <PlaceFacts place={record} />
        </ExtensionTabs>
      ) : (
        id && <LoadingState />
      )}
    </Modal>
  )
}

const toSlotPlace = ({ id, kind, name_english, name_bengali, account_no }: MoneyPlace) => ({
  id,
  kind,
  name_english,
  name_bengali,
  account_no,
})

function PlaceFacts({ place }: { place: MoneyPlace }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const personOf = usePersonName()
  const facts: [string, string | undefined][] = [
    [say(fields.kind.label), say(kindWords(place.kind))],
    [say(fields.bank.label), place.bank_name],
    [say(fields.account_no.label), show.digits(place.account_no)],
    [say(fields.holder.label), personOf(place.holder_name)],
    [say(fields.fund.label), say(placeFunds.find(({ value }) => value === place.fund)?.label)],
    [
      say(fields.signatories.label),
      place.signatories
        .map(({ name, designation }) => [name, designation].filter(Boolean).join(', '))
        .join(' · '),
    ],
    [say(fields.remarks.label), place.remarks],
  ]
  return (
    <>
      <DescriptionList>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{t.balance}</dt>
          <dd>{place.balance === null ? <AfterCount /> : show.money(place.balance)}</dd>
        </div>
      </DescriptionList>
      <p>
        <Link to={cashBookLink(place.id)}>{t.book}</Link>
      </p>
    </>
  )
}
