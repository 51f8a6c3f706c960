import { http } from '@samity/shared-api/client'
import { dayOf, today } from '@samity/shared-api/contract'
import { expenseCategory, incomeCategory, type Category } from '@samity/shared-api/contract/accounts/category'
import { fundReportPaths, type FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import { Button, PrinterOutlined, printOnly, useAction } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import { AnnualPackPrint } from './AnnualPackPrint.tsx'
import { type Pack } from './pack.ts'
import styles from './annual-pack.module.css'

const words = { pack: { en: 'Print annual pack', bn: 'বার্ষিক প্রতিবেদন ছাপুন' } }

const fetchData = async <T,>(path: string) => (await http.get<T>(path)).data

async function loadPack(year: number): Promise<Pack> {
  const bothYears = (path: string) =>
    Promise.all([
      fetchData<YearReport>(`${path}/?year=${year}`),
      fetchData<YearReport>(`${path}/?year=${year - 1}`),
    ])
  const fund = (name: keyof typeof fundReportPaths) =>
    Promise.all(
      (['income', 'expense'] as const).map((side) =>
        fetchData<FundReport>(`${fundReportPaths[name][side]}/?year=${year}`),
      ),
    )
  const lastDay = dayOf(year, 12, 31)
  const [income, expense, general, welfare, { receipt }, incomes, expenses, where] = await Promise.all([
    bothYears('income-report'),
    bothYears('expanse-report'),
    fund('general'),
    fund('welfare'),
    fetchData<AssociationSettings>('settings/'),
    fetchData<Category[]>(`${incomeCategory.path}/`),
    fetchData<Category[]>(`${expenseCategory.path}/`),
    // a year that is not over has its figures of today
    fetchData<WhereTheMoneyIs>(`where-the-money-is/?on=${lastDay < today() ? lastDay : today()}`),
  ])
  return {
    year,
    income,
    expense,
    funds: [...general, ...welfare],
    where,
    categories: { income: incomes, expense: expenses },
    signatures: receipt.signatures,
  }
}

/** Calls `then` once nothing inside is loading: chapters of other modules read their own figures. */
function afterLoading(element: HTMLElement, then: () => void): (() => void) | undefined {
  const isLoading = () => !!element.querySelector('[data-loading]')
  if (!isLoading()) {
    then()
    return undefined
  }
  const observer = new MutationObserver(() => {
    if (isLoading()) return
    observer.disconnect()
    then()
  })
  observer.observe(element, { childList: true, subtree: true })
  return () => observer.disconnect()
}

export function AnnualPack({ year }: { year: number }) {
  const t = useWords(words)
  const { run, isBusy } = useAction()
  const printRef = useRef<HTMLDivElement>(null)
  const [pack, setPack] = useState<Pack>()

  const [isComplete, setIsComplete] = useState(false)

  useEffect(() => {
    const element = printRef.current
    if (!pack || !element) return undefined
    // the pack stays in the page, hidden: some browsers render the print after this returns
    return afterLoading(element, () => {
      setIsComplete(true)
      printOnly(element)
    })
  }, [pack])

  return (
    <>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        loading={isBusy || (!!pack && !isComplete)}
        onClick={() => {
          setIsComplete(false)
          run(() => loadPack(year), { onDone: setPack })
        }}
      >
        {t.pack}
      </Button>
      <div ref={printRef} className={styles.pack}>
        {pack && <AnnualPackPrint pack={pack} />}
      </div>
    </>
  )
}
