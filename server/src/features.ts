import type { FastifyInstance } from 'fastify'
import { advocates } from './features/config/advocates.ts'
import { committees } from './features/config/committees.ts'
import { gallery } from './features/config/gallery.ts'
import { positions } from './features/config/positions.ts'
import { referenceData } from './features/config/reference-data.ts'
import { paperSales } from './features/sales/paper-sales.ts'
import { bailBondSales } from './features/sales/bail-bond-sales.ts'
import { formSales } from './features/sales/form-sales.ts'
import { associatePhotos } from './features/sales/associate-photos.ts'
import { associateRegistrations } from './features/sales/associate-registrations.ts'
import { associateRenewals } from './features/sales/associate-renewals.ts'
import { advocateChanges } from './features/sales/advocate-changes.ts'
import { advocateFeeRoutes } from './features/sales/advocate-fees.ts'
import { shopRents } from './features/sales/shop-rents.ts'
import { fundCollections } from './features/sales/fund-collections.ts'
import { electricityBills } from './features/sales/electricity-bills.ts'
import { bankInterests } from './features/sales/bank-interests.ts'
import { paperStock } from './features/sales/paper-stock.ts'
import { paidPeriods, rentDue } from './features/sales/paid-periods.ts'
import { feeSchedules } from './features/members/fee-schedules.ts'
import { duesRecords } from './features/members/dues-records.ts'
import { importOpeningDues } from './features/imports/import-opening-dues.ts'
import { memberStandings } from './features/members/standing.ts'
import { duesRoutes } from './features/members/dues.ts'
import { counter } from './features/sales/counter.ts'
import { passbooks } from './features/members/passbook.ts'
import { voterLists } from './features/members/voter-lists.ts'
import { voterObjections } from './features/members/voter-objections.ts'
import { releasedVoterLists } from './features/members/released-voter-lists.ts'
import { clearanceCertificates } from './features/members/clearance-certificates.ts'
import { barCouncilExport } from './features/members/bar-council-export.ts'
import { moduleReceipts } from './features/sales/module-receipts.ts'
import { receiptPrints } from './features/sales/receipt-prints.ts'
import { boxHandOver } from './features/treasury/box-hand-over.ts'
import { cashDayReports } from './features/treasury/cash-day-reports.ts'
import { cashDays } from './features/treasury/cash-days.ts'
import { dayDigests } from './features/treasury/day-digests.ts'
import { lock } from './features/accounts/lock.ts'
import { lockExceptions } from './features/accounts/lock-exceptions.ts'
import { categories } from './features/accounts/categories.ts'
import { heads } from './features/accounts/heads.ts'
import { receiptSeries } from './features/accounts/receipt-series.ts'
import { budgets } from './features/accounts/budgets.ts'
import { billScans } from './features/accounts/bill-scans.ts'
import { actualExpenses } from './features/accounts/actual-expenses.ts'
import { reports } from './features/accounts/reports.ts'
import { fundShares } from './features/accounts/fund-shares.ts'
import { dashboard } from './features/accounts/dashboard.ts'
import { reconciliation } from './features/accounts/reconciliation-runs.ts'
import { resolutions } from './features/resolutions/resolutions.ts'
import { priceRoutes } from './features/resolutions/prices.ts'
import { priceOverrides } from './features/resolutions/price-overrides.ts'
import { advocateCredits } from './features/resolutions/advocate-credits.ts'
import { auditLog } from './features/system/audit-log.ts'
import { backups } from './features/system/backups/backups.ts'
import { databaseInfoRoutes } from './features/system/database-info.ts'
import { documentationLink } from './features/system/documentation-link.ts'
import { imports } from './features/config/import/imports.ts'
import { oldBooks } from './features/imports/imports.ts'
import { gettingStarted } from './features/start/getting-started.ts'
import { media } from './features/site/media.ts'
import { signOn } from './features/sign-on/sign-on.ts'
import { signOnLinks } from './features/sign-on/sign-on-links.ts'
import { ownedTokens } from './features/users/owned-tokens.ts'
import { confirmation } from './features/users/confirmation.ts'
import { passkeys } from './features/users/passkeys.ts'
import { passwords } from './features/users/passwords.ts'
import { ownProfile } from './features/users/profile.ts'
import { people } from './features/users/people.ts'
import { registration } from './features/users/registration.ts'
import { resetLinks } from './features/users/reset-link.ts'
import { setup } from './features/users/setup.ts'
import { signIn } from './features/users/sign-in.ts'
import { checkCodes } from './features/authenticity/check-code-routes.ts'
import { checkFigures } from './features/authenticity/check-figures.ts'
import { checks } from './features/authenticity/checks.ts'
import { serialCodes } from './features/authenticity/serial-codes.ts'
import { search } from './features/system/search.ts'
import { settings } from './features/site/settings.ts'
import { contactMessages } from './features/site/contact-messages.ts'
import { notices } from './features/site/notices.ts'
import { siteLinks } from './features/site/site-links.ts'
import { releases } from './modules/module-routes.ts'
import { permissions } from './modules/permissions/permission-routes.ts'
import { moduleSettingsRoutes } from './modules/settings/settings-routes.ts'
import { moduleOverrides } from './modules/module-overrides.ts'
import { moduleReports } from './modules/module-reports.ts'
import { serviceGateway } from './modules/services/service-gateway.ts'
import { cashBook } from './features/treasury/cash-book.ts'
import { placeHolders } from './features/treasury/place-holders.ts'
import { moneyPlaces } from './features/treasury/money-places.ts'
import { transferSlips } from './features/treasury/transfer-slips.ts'
import { transfers } from './features/treasury/transfers.ts'
import { whereTheMoneyIs } from './features/treasury/where-the-money-is.ts'
import { twoFactor } from './features/users/two-factor.ts'
import { users } from './features/users/users.ts'
import { apiTokens } from './features/api-tokens/api-tokens.ts'
import { events } from './features/webhooks/events.ts'
import { webhooks } from './features/webhooks/webhooks.ts'

/** Everything below /api/. Each feature registers its routes and declares who may use them (http/access.ts). */
export const features: ((app: FastifyInstance) => Promise<void>)[] = [
  signIn,
  registration,
  setup,
  passwords,
  ownProfile,
  people,
  twoFactor,
  confirmation,
  ownedTokens,
  passkeys,
  signOn,
  signOnLinks,
  users,
  resetLinks,
  apiTokens,
  webhooks,
  events,
  settings,
  releases,
  permissions,
  moduleSettingsRoutes,
  moduleOverrides,
  moduleReports,
  serviceGateway,
  media,
  notices,
  siteLinks,
  contactMessages,
  auditLog,
  backups,
  databaseInfoRoutes,
  documentationLink,
  advocates,
  committees,
  gallery,
  referenceData,
  positions,
  imports,
  paperSales,
  bailBondSales,
  formSales,
  associateRegistrations,
  associatePhotos,
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
  feeSchedules,
  duesRecords,
  importOpeningDues,
  memberStandings,
  duesRoutes,
  counter,
  passbooks,
  voterLists,
  voterObjections,
  releasedVoterLists,
  clearanceCertificates,
  barCouncilExport,
  moduleReceipts,
  receiptPrints,
  search,
  lock,
  lockExceptions,
  categories,
  heads,
  receiptSeries,
  budgets,
  actualExpenses,
  billScans,
  reports,
  fundShares,
  dashboard,
  reconciliation,
  cashDays,
  cashDayReports,
  dayDigests,
  boxHandOver,
  checks,
  checkCodes,
  checkFigures,
  serialCodes,
  resolutions,
  priceRoutes,
  priceOverrides,
  advocateCredits,
  moneyPlaces,
  placeHolders,
  transfers,
  transferSlips,
  cashBook,
  whereTheMoneyIs,
  oldBooks,
  gettingStarted,
]
