import type { FastifyInstance } from 'fastify'
import { paperSales } from './paper-sales.ts'
import { bailBondSales } from './bail-bond-sales.ts'
import { formSales } from './form-sales.ts'
import { associateRegistrations } from './associate-registrations.ts'
import { associatePhotos } from './associate-photos.ts'
import { associateRenewals } from './associate-renewals.ts'
import { advocateChanges } from './advocate-changes.ts'
import { advocateFeeRoutes } from './advocate-fees.ts'
import { shopRents } from './shop-rents.ts'
import { fundCollections } from './fund-collections.ts'
import { electricityBills } from './electricity-bills.ts'
import { bankInterests } from './bank-interests.ts'
import { paperStock } from './paper-stock.ts'
import { paidPeriods, rentDue } from './paid-periods.ts'
import { counter } from './counter.ts'
import { moduleReceipts } from './module-receipts.ts'
import { receiptPrints } from './receipt-prints.ts'

export const salesRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
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
  counter,
  moduleReceipts,
  receiptPrints,
]
