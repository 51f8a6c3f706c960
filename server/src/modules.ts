import type { FastifyInstance } from 'fastify'
import { budgets } from './modules/accounts/budgets.ts'
import { categories } from './modules/accounts/categories.ts'
import { actualExpenses } from './modules/accounts/expenses.ts'
import { heads } from './modules/accounts/heads.ts'
import { reports } from './modules/accounts/reports.ts'
import { advocates } from './modules/config/advocates.ts'
import { committees } from './modules/config/committees.ts'
import { gallery } from './modules/config/gallery.ts'
import { registry } from './modules/config/registry.ts'
import { lock } from './modules/ledger/lock.ts'
import { advocateChanges } from './modules/sales/advocate-changes.ts'
import { advocateFees } from './modules/sales/advocate-fees.ts'
import { associateRegistrations } from './modules/sales/associate-registrations.ts'
import { associateRenewals } from './modules/sales/associate-renewals.ts'
import { bailBondSales } from './modules/sales/bail-bond-sales.ts'
import { bankInterests } from './modules/sales/bank-interests.ts'
import { electricityBills } from './modules/sales/electricity-bills.ts'
import { formSales } from './modules/sales/form-sales.ts'
import { fundCollections } from './modules/sales/fund-collections.ts'
import { paperSales } from './modules/sales/paper-sales.ts'
import { receiptPrints } from './modules/sales/receipt-prints.ts'
import { shopRents } from './modules/sales/shop-rents.ts'

/** Everything below /api/. A module registers its routes; who may use them stands in platform/access.ts. */
export const modules: ((app: FastifyInstance) => Promise<void>)[] = [
  advocates,
  committees,
  gallery,
  registry,
  paperSales,
  bailBondSales,
  formSales,
  associateRegistrations,
  associateRenewals,
  advocateChanges,
  advocateFees,
  shopRents,
  fundCollections,
  electricityBills,
  bankInterests,
  receiptPrints,
  lock,
  categories,
  heads,
  budgets,
  actualExpenses,
  reports,
]
