import { http, toRefusal } from '@samity/shared-api/client'
import { fundReportPaths, type FundReport } from '@samity/shared-api/contract/accounts/fund'
import type { YearReport } from '@samity/shared-api/contract/accounts/reports'
import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import { Button, PrinterOutlined, printOnly, useToast } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useEffect, useRef, useState } from 'react'
import { PackPaper, type Pack } from './PackPaper.tsx'
import styles from './pack.module.css'

const words = { pack: { en: 'Print annual pack', bn: 'বার্ষিক প্রতিবেদন ছাপুন' } }

const read = async <T,>(path: string) => (await http.get<T>(path)).data

/** Every report of the year and of the year before, read when somebody prints. */
async function readPack(year: number): Promise<Pack> {
  const sides = (path: string) =>
    Promise.all([read<YearReport>(`${path}/?year=${year}`), read<YearReport>(`${path}/?year=${year - 1}`)])
  const fund = (name: keyof typeof fundReportPaths) =>
    Promise.all(
      (['income', 'expense'] as const).map((side) =>
        read<FundReport>(`${fundReportPaths[name][side]}/?year=${year}`),
      ),
    )
  const [income, expense, general, welfare, { receipt }] = await Promise.all([
    sides('income-report'),
    sides('expanse-report'),
    fund('general'),
    fund('welfare'),
    read<AssociationSettings>('settings/'),
  ])
  return { year, income, expense, funds: [...general, ...welfare], signatures: receipt.signatures }
}

/** One button, one document: all reports of the year with title page, contents and signatures, in the reader's language. */
export function AnnualPack({ year }: { year: number }) {
  const t = useWords(words)
  const toast = useToast()
  const sheet = useRef<HTMLDivElement>(null)
  const [reading, setReading] = useState(false)
  const [pack, setPack] = useState<Pack>()

  useEffect(() => {
    // it stays, hidden: some browsers put it on paper only after this
    if (pack && sheet.current) printOnly(sheet.current)
  }, [pack])

  async function print() {
    setReading(true)
    try {
      setPack(await readPack(year))
    } catch (error) {
      toast.failed(toRefusal(error).message)
    } finally {
      setReading(false)
    }
  }

  return (
    <>
      <Button icon={<PrinterOutlined aria-hidden />} loading={reading} onClick={() => void print()}>
        {t.pack}
      </Button>
      <div ref={sheet} className={styles.pack}>
        {pack && <PackPaper pack={pack} />}
      </div>
    </>
  )
}
