import { today } from '@samity/shared-api/contract'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { findBuilding } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'
import { priceSerials } from './price-serials.ts'

export const bailBondSales = receiptRoutes({
  resource: bailBondSale,
  table: 'bail_bond_sales',
  series: ['BLB'],
  extraColumns: ['building_name_bengali'],
  async prepare(sql, sale, current) {
    const { total_count, total, note } = priceSerials(sale.bailbond_serials, sale)
    const payment_type = sale.payment_type || 'cash'
    return {
      header: {
        series: 'BLB',
        day: sale.sales_date ?? current?.day ?? today(),
        payment_type,
        book_no: sale.receipt_no,
        payer: '',
        payer_note: sale.building_name,
        remarks: sale.remarks,
        building_id: await findBuilding(sql, sale.building_name, current),
      },
      details: { building_name: sale.building_name, total_count, price: sale.price },
      lines: incomeLine('bail_bond', total, payment_type, note, [
        { item: 'BLB', field: 'price', amount: total, count: total_count, isUnitPrice: true },
      ]),
      serials: { stationery: 'BLB', field: 'bailbond_serials', ranges: sale.bailbond_serials },
    }
  },
})
