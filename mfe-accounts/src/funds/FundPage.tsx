import type { Words } from '@samity/shared-api/contract'
import { fundReportPaths, type Fund, type FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { Busy, Button, Page, Problem, Sheet, useMayEdit } from '@samity/shared-ui/core'
import { Tabs } from '@samity/shared-ui/tabs'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { useAddress } from '../parts/address.ts'
import { RecordsDialog } from '../parts/RecordsDialog.tsx'
import styles from '../parts/report.module.css'
import { useAnswer } from '../parts/use-answer.ts'
import { useYear, YearFilter } from '../parts/years.tsx'
import { FundTable } from './FundTable.tsx'
import { ShareDialog } from './ShareDialog.tsx'

const words = {
  loading: { en: 'Loading data for {year}…', bn: '{year} সালের তথ্য লোড হচ্ছে…' },
  failed: { en: 'Failed to load data', bn: 'তথ্য লোড করা যায়নি' },
  set: { en: 'Set Percentage', bn: 'শতাংশ নির্ধারণ' },
  percentages: { en: 'Percentages', bn: 'শতাংশের তালিকা' },
}
const tabs: Record<Side, Words> = {
  income: { en: 'Income', bn: 'আয়' },
  expense: { en: 'Expanse', bn: 'ব্যয়' },
}

type Props = { heading: Words; fund: Fund }

/** Income and expense of a year as one fund sees them, each on its tab, with the percentages of that tab. */
export function FundPage({ heading, fund }: Props) {
  const say = useSay()
  const year = useYear()
  const [address, put] = useAddress()
  const side: Side = address.get('tab') === 'expanse' ? 'expense' : 'income'
  return (
    <Page heading={heading}>
      <div className={styles.asked}>
        <YearFilter year={year} />
      </div>
      <Tabs
        activeKey={side}
        onChange={(chosen) => put({ tab: chosen === 'expense' ? 'expanse' : '', records: '' })}
        destroyOnHidden
        items={(['income', 'expense'] as const).map((key) => ({
          key,
          label: say(tabs[key]),
          children: <FundSide heading={heading} name={tabs[key]} fund={fund} side={key} year={year} />,
        }))}
      />
      <RecordsDialog />
    </Page>
  )
}

type SideProps = Props & { name: Words; side: Side; year: number }

function FundSide({ heading, name, fund, side, year }: SideProps) {
  const t = useWords(words)
  const show = useShow()
  const mayEdit = useMayEdit()
  const [setting, setSetting] = useState(false)
  const { answer, error, refresh } = useAnswer<FundReport>(`${fundReportPaths[fund][side]}/?year=${year}`)
  return (
    <Sheet>
      {error ? (
        <Problem error={error} text={words.failed} retry={refresh} />
      ) : !answer ? (
        <Busy text={fillWords(words.loading, { year: show.digits(year) })} />
      ) : (
        <FundTable heading={heading} name={name} report={answer}>
          <Button type="primary" onClick={() => setSetting(true)}>
            {mayEdit ? t.set : t.percentages}
          </Button>
        </FundTable>
      )}
      {setting && (
        <ShareDialog
          fund={fund}
          side={side}
          name={name}
          onChanged={refresh}
          onClose={() => setSetting(false)}
        />
      )}
    </Sheet>
  )
}
