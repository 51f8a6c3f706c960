import type { StationeryOnHand } from '@samity/shared-api/contract/sales/paper-stock'
import { translateAttribute, fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { showRanges } from '../serials.ts'
import styles from './OnHand.module.css'

const words = {
  onHand: { en: 'On Hand', bn: 'মজুদ' },
  received: { en: 'Received', bn: 'গৃহীত' },
  sold: { en: 'Sold', bn: 'বিক্রি' },
  spoiled: { en: 'Spoiled', bn: 'নষ্ট' },
  returned: { en: 'Returned', bn: 'ফেরত' },
  serials: { en: 'Serials on hand', bn: 'মজুদ ক্রমিক' },
  more: { en: 'and {count} more ranges', bn: 'এবং আরও {count}টি পরিসর' },
  unopened: {
    en: 'No opening stock: sales are not checked against it.',
    bn: 'প্রারম্ভিক মজুদ নেই: বিক্রি মজুদের সঙ্গে মেলানো হয় না।',
  },
  soldSoFar: { en: '{count} sold so far', bn: 'এ পর্যন্ত {count}টি বিক্রি হয়েছে' },
  unreceived: { en: '{count} sold but never received', bn: 'গ্রহণ না করেই {count}টি বিক্রি হয়েছে' },
}
const figures = ['received', 'sold', 'spoiled', 'returned'] as const

export function OnHand({ papers }: { papers: readonly StationeryOnHand[] }) {
  return (
    <ul className={styles.cards}>
      {papers.map((paper) => (
        <PaperCard key={paper.paper} paper={paper} />
      ))}
    </ul>
  )
}

function PaperCard({ paper }: { paper: StationeryOnHand }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  const hiddenCount = paper.range_count - paper.ranges.length
  const name = say(paper.name)
  return (
    <li className={styles.card}>
      <h3 className={styles.name} translate={translateAttribute(paper.name)}>
        {name}
      </h3>
      {paper.opened ? (
        <>
          <p className={styles.onHand}>
            <b>{show.number(paper.on_hand)}</b> {t.onHand}
          </p>
          <dl className={styles.figures}>
            {figures.map((figure) => (
              <div key={figure}>
                <dt>{t[figure]}</dt>
                <dd>{show.number(paper[figure])}</dd>
              </div>
            ))}
          </dl>
          {paper.ranges.length > 0 && (
            <p className={styles.ranges}>
              <span className="samity-unseen">{t.serials}: </span>
              {show.digits(showRanges(paper.ranges))}
              {hiddenCount > 0 && ` ${fill(t.more, { count: show.number(hiddenCount) })}`}
            </p>
          )}
        </>
      ) : (
        <>
          <p className={styles.note}>{t.unopened}</p>
          {paper.unreceived > 0 && (
            <p className={styles.note}>{fill(t.soldSoFar, { count: show.number(paper.unreceived) })}</p>
          )}
        </>
      )}
      {paper.opened && paper.unreceived > 0 && (
        <p className={styles.warning}>{fill(t.unreceived, { count: show.number(paper.unreceived) })}</p>
      )}
    </li>
  )
}
