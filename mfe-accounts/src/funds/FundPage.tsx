import type { Words } from '@samity/shared-api/contract'
import { fundReportPaths, type Fund, type FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { Side } from '@samity/shared-api/contract/accounts/reports'
import { LoadingState, Button, Page, ErrorState, Card, useMayEdit } from '@samity/shared-ui/core'
import { useUrlParams } from '@samity/shared-ui/data'
import { useGet } from '@samity/shared-ui/query'
import { Tabs } from '@samity/shared-ui/tabs'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { RecordsDialog } from '../components/RecordsDialog.tsx'
import styles from '../components/report.module.css'
import { YearFilter } from '../components/YearFilter.tsx'
import { useYear } from '../hooks/use-year.ts'
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

export function FundPage({ heading, fund }: Props) {
  const say = useSay()
  const year = useYear()
  const [params, updateParams] = useUrlParams()
  const side: Side = params.get('tab') === 'expanse' ? 'expense' : 'income'
  return (
    <Page heading={heading}>
      <div className={styles.toolbar}>
        <YearFilter year={year} />
      </div>
      <Tabs
        activeKey={side}
        onChange={(tab) => updateParams({ tab: tab === 'expense' ? 'expanse' : '', records: '' })}
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
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const { data: report, error, refresh } = useGet<FundReport>(`${fundReportPaths[fund][side]}/?year=${year}`)
  return (
    <Card>
      {error ? (
        <ErrorState error={error} text={words.failed} retry={refresh} />
      ) : !report ? (
        <LoadingState text={fillWords(words.loading, { year: show.digits(year) })} />
      ) : (
        <FundTable heading={heading} name={name} report={report}>
          <Button type="primary" onClick={() => setIsDialogOpen(true)}>
            {mayEdit ? t.set : t.percentages}
          </Button>
        </FundTable>
      )}
      {isDialogOpen && (
        <ShareDialog
          fund={fund}
          side={side}
          name={name}
          onChanged={refresh}
          onClose={() => setIsDialogOpen(false)}
        />
      )}
    </Card>
  )
}
