import { shopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { findBuilding, findRenter } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'
import { toMonthSpan, rentSubjects, showMonths } from './months.ts'

export const shopRents = receiptRoutes({
  resource: shopRent,
  table: 'shop_rents',
  series: ['RNT'],
  extraColumns: ['building_name_bengali'],
  async prepare(sql, rent, current) {
    const building_id = await findBuilding(sql, rent.building_name, current)
    const months = toMonthSpan(rent, 'to_month')
    const payment_type = rent.payment_type || 'cash'
    return {
      header: {
        series: 'RNT',
        day: rent.collection_date,
        payment_type,
        book_no: rent.receipt_no,
        payer: rent.renter_name,
        payer_note: [rent.building_name, rent.floor, rent.room].filter(Boolean).join(' · '),
        remarks: rent.remarks,
        building_id,
        renter_id: await findRenter(sql, rent.renter_name, current),
      },
      details: {
        renter_name: rent.renter_name,
        from_month: rent.from_month,
        from_year: rent.from_year,
        to_month: rent.to_month,
        to_year: rent.to_year,
        rent_type: rent.rent_type,
        building_name: rent.building_name,
        floor: rent.floor,
        room: rent.room,
      },
      lines: incomeLine('shop_rent', rent.rent_amount, payment_type, showMonths(rent), [
        {
          item: `shop_rent:${rent.rent_type}`,
          field: 'rent_amount',
          amount: rent.rent_amount,
          count: months.last - months.first + 1,
          note: showMonths(rent),
        },
      ]),
      periods: [
        { kind: 'rent', ...(await rentSubjects(sql, building_id, rent)), field: 'from_month', ...months },
      ],
    }
  },
})
