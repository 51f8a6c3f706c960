import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '@samity/module-registry'

const marks =
  '<(PrintSheet|PrintDialog|SlipPrintDialog|PrintTable)|(usePrintLayout|printOnly|useTablePrint|printInWindow)\\(|printLayout='
const { stdout } = spawnSync(
  'git',
  [
    'grep',
    '--untracked',
    '-lE',
    marks,
    '--',
    'mfe-*/src/*.ts',
    'mfe-*/src/*.tsx',
    'shared-ui/src',
    'shell/src',
  ],
  { cwd: root, encoding: 'utf8' },
)
const layouts = stdout
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx$/.test(file))
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The layouts with totals, and the test that adds up their columns. The receipt is also that of vouchers. */
const addedUp: Record<string, readonly string[]> = {
  // every list: budgets, cash book, paper stock, receipts, also 'this page only'
  'shared-ui/src/data/DataTable.test.tsx': [
    'shared-ui/src/data/PrintButton.tsx',
    'shared-ui/src/data/use-table-print.ts',
  ],
  'shared-ui/src/receipt/ReceiptDialog.test.tsx': ['shared-ui/src/receipt/ReceiptDialog.tsx'],
  'mfe-accounts/src/annual-pack/AnnualPack.test.tsx': [
    'mfe-accounts/src/annual-pack/AnnualPack.tsx',
    'mfe-accounts/src/annual-pack/AnnualPackPrint.tsx',
    'mfe-accounts/src/annual-pack/MoneyPlacesPrint.tsx',
    'mfe-accounts/src/components/CategoryPrint.tsx',
  ],
  'mfe-accounts/src/monthly/MonthlyIncomePage.test.tsx': [
    'mfe-accounts/src/components/FiguresPrint.tsx',
    'mfe-accounts/src/components/FiguresTable.tsx',
  ],
  'mfe-accounts/src/funds/WelfareFundPage.test.tsx': [
    'mfe-accounts/src/funds/FundReportPrint.tsx',
    'mfe-accounts/src/funds/FundTable.tsx',
  ],
  'mfe-accounts/src/reports/IncomeReportPage.test.tsx': ['mfe-accounts/src/reports/CategoryTable.tsx'],
  'mfe-bank/src/cheques/SlipPage.test.tsx': ['mfe-bank/src/cheques/SlipPage.tsx'],
  'mfe-bank/src/figures/figures.test.tsx': ['mfe-bank/src/figures/BankChapter.tsx'],
  'mfe-bank/src/reconciliations/ReconciliationPage.test.tsx': [
    'mfe-bank/src/reconciliations/ReconciliationPage.tsx',
    'mfe-bank/src/reconciliations/ReconciliationPrint.tsx',
  ],
  'mfe-counter/src/counter/CounterPage.test.tsx': [
    'mfe-counter/src/slip/PaidBasket.tsx',
    'mfe-counter/src/slip/SlipPrint.tsx',
  ],
  'mfe-members/src/dues/DuesPage.test.tsx': ['mfe-members/src/dues/ReminderList.tsx'],
  'mfe-members/src/passbook/PassbookPage.test.tsx': [
    'mfe-members/src/passbook/PassbookView.tsx',
    'mfe-members/src/passbook/PassbookPrint.tsx',
  ],
  'mfe-treasury/src/where/WherePage.test.tsx': ['mfe-treasury/src/where/PlaceBalances.tsx'],
  'mfe-treasury/src/day-close/DayClosePage.test.tsx': ['mfe-treasury/src/day-close/ClosedDay.tsx'],
}

/**
 * The layouts without a total: cards, codes, letters, pages of the handbook, and the dialogs around other
 * layouts.
 */
const withoutTotals = [
  'mfe-authenticity/src/codes/PaperCodesPage.tsx',
  'mfe-config/src/advocates/AdvocateDialog.tsx',
  'mfe-config/src/advocates/AdvocatePrintDialog.tsx',
  'mfe-config/src/advocates/print-in-window.ts',
  'mfe-handbook/src/contents/PrintedPages.tsx',
  'mfe-handbook/src/task/TaskPage.tsx',
  'mfe-members/src/certificates/CertificateDialog.tsx',
  'mfe-members/src/certificates/CertificatePrint.tsx',
  'shared-ui/src/print/PrintDialog.tsx',
  'mfe-members/src/voter-lists/VoterListPrint.tsx',
  'mfe-my/src/extensions/CodeSlip.tsx',
  'mfe-sales/src/associates/AssociateCardsDialog.tsx',
  'mfe-treasury/src/components/SlipPrintDialog.tsx',
  'mfe-treasury/src/transfers/TransferSlip.tsx',
  'shared-ui/src/core/print.ts',
]

test('each print layout has a test that adds up its columns, or prints no total', () => {
  expect(layouts.toSorted()).toEqual([...Object.values(addedUp).flat(), ...withoutTotals].toSorted())
})

test.each(Object.keys(addedUp))('%s adds up what is printed', (file) => {
  expect(read(file)).toMatch(/expect\((?:wrongTotals\(|wrong\b|printed\b|.*\bsumOf\()/)
})

test.each(withoutTotals)('%s prints no total', (file) => {
  expect(read(file)).not.toMatch(/<tfoot|\btotals?=\{|\bt\.total\b/)
})
