import { actualExpense, probableExpense, probableIncome } from '@samity/shared-api/contract/accounts/budget'
import { expenseCategory, incomeCategory } from '@samity/shared-api/contract/accounts/category'
import { fakeServer } from '@samity/shared-api/testing'
import { deleteEditedRecord } from '@samity/shared-ui/testing'
import ProbableExpensePage from './budgets/ProbableExpensePage.tsx'
import ProbableIncomePage from './budgets/ProbableIncomePage.tsx'
import CategoriesPage from './categories/CategoriesPage.tsx'
import ActualExpensesPage from './expenses/ActualExpensesPage.tsx'

const rent = { year: 2025, IncomeCategory: 1, category: 'Rent', amount: '5000.00' }
const tea = { year: 2025, expanseCategory: 1, category: 'Tea', probableExpanse: '900.00' }
const voucher = {
  year: 2025,
  expanseCategory: 1,
  category: 'Tea',
  actualExpanse: '900.00',
  total: '900.00',
  date: '2025-05-04',
  payee: 'Karim',
  payment_type: 'cash',
  remarks: '',
  number: 'EXP-2025-000001',
}

test.each([
  ['probable income', <ProbableIncomePage key="income" />, probableIncome, rent, /Rent/],
  ['probable expense', <ProbableExpensePage key="expense" />, probableExpense, tea, /Tea/],
  ['category', <CategoriesPage key="category" />, incomeCategory, { category: 'Hall' }, /Hall/],
  ['voucher', <ActualExpensesPage key="voucher" />, actualExpense, voucher, /Karim/],
])('the form of a deleted record closes: %s', async (_name, page, resource, record, row) => {
  const server = fakeServer(incomeCategory, [{ category: 'Rent' }])
    .and(expenseCategory, [{ category: 'Tea' }])
    .and(resource, [record])
    .route('GET', 'years/', () => ({ body: [] }))
    .route('GET', 'heads/', () => ({ body: [] }))
  await deleteEditedRecord(page, { at: '/dashboard/page?year=2025&edit=1', row })
  expect(server.rows(resource)).toEqual([])
})
