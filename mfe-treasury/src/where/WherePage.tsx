import { today } from '@samity/shared-api/contract'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { Alert, Card, ErrorState, ExtensionPanels, LoadingState, Page } from '@samity/shared-ui/core'
import { DayFilter, useUrlParams } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { wherePath } from '../treasury-api.ts'
import styles from '../treasury.module.css'
import { Equation } from './Equation.tsx'
import { FundSums } from './FundSums.tsx'
import { PlaceBalances } from './PlaceBalances.tsx'
import { WhereChart } from './WhereChart.tsx'

const words = {
  heading: { en: 'Where the Money Is', bn: 'টাকা কোথায় আছে' },
  on: { en: 'At the end of', bn: 'যে দিনের শেষে' },
  agrees: {
    en: 'The places have what the books say: {total}.',
    bn: 'হিসাবে যা আছে, স্থানগুলোতেও তা-ই আছে: {total}।',
  },
  differs: {
    en: 'The places differ from the books by {difference}. Open the screen Agreement, which names the first record.',
    bn: 'স্থানগুলোর সঙ্গে হিসাবের {difference} অমিল। “হিসাবের মিল” খুলুন, সেখানে প্রথম রেকর্ডটি দেখা যাবে।',
  },
  byFund: { en: 'By fund', bn: 'তহবিল অনুযায়ী' },
  equation: { en: 'Why it is right', bn: 'কেন এটি ঠিক' },
}

/** All places with what they had at the end of a day, and the proof that it is what the books say. */
export default function WherePage() {
  const t = useWords(words)
  const show = useShow()
  const [params, updateParams] = useUrlParams({ replace: true })
  const on = params.get('on') ?? ''
  const { data: where, error, refresh } = useGet<WhereTheMoneyIs>(wherePath, { params: on ? { on } : {} })
  return (
    <Page heading={words.heading}>
      <div className={styles.toolbar}>
        <DayFilter
          max={today()}
          id="on"
          label={t.on}
          value={on || (where?.on ?? '')}
          onDay={(day) => updateParams({ on: day })}
        />
      </div>
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : !where ? (
        <LoadingState />
      ) : (
        <>
          {where.difference === '0.00' ? (
            <Alert
              type="success"
              showIcon
              role="status"
              title={fill(t.agrees, { total: show.money(where.total) })}
            />
          ) : (
            <Alert
              type="error"
              showIcon
              role="alert"
              title={fill(t.differs, { difference: show.money(where.difference) })}
            />
          )}
          <Card>
            <PlaceBalances where={where} heading={words.heading} />
          </Card>
          <Card>
            <WhereChart places={where.places} />
          </Card>
          <Card heading={words.byFund}>
            <FundSums where={where} />
          </Card>
          <ExtensionPanels slot="treasury.where.panel" slotProps={{ on: where.on }} />
          <Card heading={words.equation}>
            <Equation where={where} />
          </Card>
        </>
      )}
    </Page>
  )
}
