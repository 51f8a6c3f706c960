import { Button } from '@samity/shared-ui/core'
import { handleFormKey, LabelledField } from '@samity/shared-ui/forms'
import { collection } from '@samity/shared-api/client'
import { building } from '@samity/shared-api/contract/config/building'
import { RecordText } from '@samity/shared-ui/data'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import type { CompleteLine, LineErrors } from '../lines/kinds.ts'
import { lineKinds } from '../lines/kinds.ts'
import { buildingOf } from '../lines/line-kind.ts'
import { LineCard } from '../lines/LineCard.tsx'
import { paperOf } from '../lines/paper.ts'
import type { LineValues, OpenBasket, OpenLine } from '../open-basket/basket.ts'
import styles from './basket.module.css'
import lineStyles from '../lines/lines.module.css'

const buildings = collection(building)
const words = {
  lines: { en: 'Basket', bn: 'ঝুড়ি' },
  empty: {
    en: 'The basket is empty. Press the key of what is sold.',
    bn: 'ঝুড়ি খালি। যা বিক্রি হচ্ছে তার কি চাপুন।',
  },
  building: { en: 'Building Name', bn: 'ভবনের নাম' },
  removed: { en: '{section} was removed.', bn: '{section} বাদ দেওয়া হয়েছে।' },
  putBack: { en: 'Put it back', bn: 'ফিরিয়ে আনুন' },
}

export type RemovedLine = { line: OpenLine; index: number }

type Props = {
  lines: readonly CompleteLine[]
  errors: ReadonlyMap<string, LineErrors>
  removed: RemovedLine | undefined
  onChange: (values: Partial<OpenBasket>) => void
  onChangeLine: (id: string, values: LineValues, line?: Partial<OpenLine>) => void
  onRemove: (removed: RemovedLine) => void
  onPutBack: () => void
  onPay: () => void
  /** Esc leaves a field for the keys */
  onLeave: () => void
}

/** The lines of the basket. Enter goes to the next field, and after the last one to the payment. */
export function BasketLines({ lines, errors, removed, ...on }: Props) {
  const t = useWords(words)
  const say = useSay()
  const firstPaper = lines.find(({ line }) => line.kind === 'form' || paperOf(line))
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the keys come from the fields inside
    <form
      aria-label={t.lines}
      className={styles.lines}
      noValidate
      onKeyDown={(event) => handleFormKey(event, { submit: on.onPay, cancel: on.onLeave })}
      onSubmit={(event) => event.preventDefault()}
    >
      {lines.length === 0 && <p className={styles.soft}>{t.empty}</p>}
      <ol className={lineStyles.lines}>
        {lines.map((complete, index) => (
          <LineCard
            key={complete.line.id}
            number={index + 1}
            complete={complete}
            errors={errors.get(complete.line.id) ?? {}}
            onChange={(values) => on.onChangeLine(complete.line.id, values)}
            onPaymentType={(paymentType) => on.onChangeLine(complete.line.id, {}, { paymentType })}
            onRemove={() => on.onRemove({ line: complete.line, index })}
          />
        ))}
      </ol>
      {removed && (
        <p role="status" className={styles.removed}>
          {fill(t.removed, { section: say(lineKinds[removed.line.kind].title) })}{' '}
          <Button size="small" onClick={on.onPutBack}>
            {t.putBack}
          </Button>
        </p>
      )}
      {firstPaper && (
        <div className={styles.building}>
          <LabelledField id="basket_building" label={t.building}>
            <RecordText
              source={buildings}
              label={({ building_name }) => building_name}
              value={buildingOf(firstPaper.context)}
              onChange={(name) => on.onChange({ building: name })}
            />
          </LabelledField>
        </div>
      )}
    </form>
  )
}
