import type { FastifyInstance } from 'fastify'
import { advocates } from './modules/config/advocates.ts'
import { committees } from './modules/config/committees.ts'
import { gallery } from './modules/config/gallery.ts'
import { referenceData } from './modules/config/registry.ts'
import { paperSales } from './modules/sales/paper-sales.ts'
import { bailBondSales } from './modules/sales/bail-bond-sales.ts'
import { formSales } from './modules/sales/form-sales.ts'
import { associateRegistrations } from './modules/sales/associate-registrations.ts'
import { associateRenewals } from './modules/sales/associate-renewals.ts'
import { advocateChanges } from './modules/sales/advocate-changes.ts'
import { advocateFeeRoutes } from './modules/sales/advocate-fees.ts'
import { shopRents } from './modules/sales/shop-rents.ts'
import { fundCollections } from './modules/sales/fund-collections.ts'
import { electricityBills } from './modules/sales/electricity-bills.ts'
import { bankInterests } from './modules/sales/bank-interests.ts'
import { paperStock } from './modules/sales/paper-stock.ts'
import { paidPeriods, rentDue } from './modules/sales/paid-periods.ts'
import { receiptPrints } from './modules/sales/receipt-prints.ts'
import { lock } from './modules/ledger/lock.ts'
import { lockExceptions } from './modules/ledger/lock-exceptions.ts'
import { categories } from './modules/accounts/categories.ts'
import { heads } from './modules/accounts/heads.ts'
import { budgets } from './modules/accounts/budgets.ts'
import { billScans } from './modules/accounts/bill-scans.ts'
import { actualExpenses } from './modules/accounts/expenses.ts'
import { reports } from './modules/accounts/reports.ts'
import { fundShares } from './modules/accounts/shares.ts'
import { dashboard } from './modules/accounts/dashboard.ts'
import { reconciliation } from './modules/accounts/agreement-runs.ts'
import { auditLog } from './modules/audit.ts'
import { backups } from './modules/backups/backups.ts'
import { imports } from './modules/import/imports.ts'
import { media } from './modules/media.ts'
import { passwords } from './modules/session/passwords.ts'
import { ownProfile } from './modules/session/profile.ts'
import { registration } from './modules/session/register.ts'
import { setup } from './modules/session/setup.ts'
import { signIn } from './modules/session/sign-in.ts'
import { search } from './modules/search.ts'
import { settings } from './modules/settings.ts'
import { contactMessages } from './modules/site/contact-messages.ts'
import { notices } from './modules/site/notices.ts'
import { releases } from './modules/releases/releases.ts'
import { moduleOverrides } from './modules/releases/module-overrides.ts'
import { moduleReports } from './modules/releases/module-reports.ts'
import { twoFactor } from './modules/session/two-factor.ts'
import { users } from './modules/users/users.ts'

/** Everything below /api/. A module registers its routes; who may use them stands in platform/access.ts. */
export const features: ((app: FastifyInstance) => Promise<void>)[] = [
  signIn,
  registration,
  setup,
  passwords,
  ownProfile,
  twoFactor,
  users,
  settings,
  releases,
  moduleOverrides,
  moduleReports,
  media,
  notices,
  contactMessages,
  auditLog,
  backups,
  advocates,
  committees,
  gallery,
  referenceData,
  imports,
  paperSales,
  bailBondSales,
  formSales,
  associateRegistrations,
  associateRenewals,
  advocateChanges,
  advocateFeeRoutes,
  shopRents,
  fundCollections,
  electricityBills,
  bankInterests,
  paperStock,
  paidPeriods,
  rentDue,
  receiptPrints,
  search,
  lock,
  lockExceptions,
  categories,
  heads,
  budgets,
  actualExpenses,
  billScans,
  reports,
  fundShares,
  dashboard,
  reconciliation,
]
