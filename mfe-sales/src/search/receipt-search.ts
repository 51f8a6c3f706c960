import { seriesTitle } from '@samity/shared-api/contract/sales/money-record'
import { showSerial } from '@samity/shared-api/contract/sales/serials'
import type { ReceiptHit } from '@samity/shared-api/contract/system/search'
import type { SearchContext, SearchExtension, SearchLink } from '@samity/shared-api/module'
import { fill, makeShow } from '@samity/shared-ui/words'

const words = {
  receipts: { en: 'Receipts', bn: 'রসিদ' },
  serials: { en: 'Serial {serial} is on', bn: 'ক্রমিক {serial} যে রসিদে' },
  void: { en: 'VOID', bn: 'বাতিল' },
}

const joinParts = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

/** Finds receipts by number, book number and payer, and those with a serial. */
const searchReceipts: SearchExtension = async (query, { loadCoreResult, language, digits }) => {
  const { serials, receipts } = await loadCoreResult()
  const show = makeShow(language, digits)
  const toLink = (hit: ReceiptHit) => toReceiptLink(hit, { language, digits })
  return [
    {
      id: 'serials',
      title: fill(words.serials[language], { serial: show.digits(query) }),
      links: serials.map(toLink),
    },
    { id: 'receipts', title: words.receipts[language], links: receipts.map(toLink) },
  ]
}
export default searchReceipts

function toReceiptLink(
  { number, book_no, stream, stream_title, date, total, voided_at, serials, ...hit }: ReceiptHit,
  { language, digits }: Pick<SearchContext, 'language' | 'digits'>,
): SearchLink {
  const show = makeShow(language, digits)
  return {
    id: number,
    path: `/dashboard/receipt/${number}`,
    text: joinParts(number, book_no),
    detail: joinParts(
      seriesTitle(stream, stream_title)[language],
      serials &&
        show.digits(
          `${showSerial(serials.from_serial, serials.width)}–${showSerial(serials.to_serial, serials.width)}`,
        ),
      (language === 'bn' && hit.payer_bengali) || hit.payer,
      show.day(date),
      // no line break between the currency sign and the amount
      show.money(total).replace(' ', '\u00a0'),
    ),
    ...(voided_at && { tag: words.void[language] }),
  }
}
