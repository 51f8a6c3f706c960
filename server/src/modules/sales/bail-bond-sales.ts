import { today } from '@samity/shared-api/contract'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { incomeLine } from '../ledger/lines.ts'
import { findBuilding } from '../ledger/parties.ts'
import { collecting } from './collecting.ts'
import { priceSerials } from './price-serials.ts'

export const bailBondSales = collecting({
  resource: bailBondSale,
  table: 'bail_bond_sales',
  streams: ['BLB'],
  async prepare(sql, sale, held) {
    const { total_count, total, note } = priceSerials(sale.bailbond_serials, sale)
    const payment_type = sale.payment_type || 'cash'
    return {
      facts: {
        stream: 'BLB',
        day: sale.sales_date ?? held?.day ?? today(),
        payment_type,
        book_no: sale.receipt_no,
        payer: '',
        payer_note: sale.building_name,
        remarks: sale.remarks,
        building_id: await findBuilding(sql, sale.building_name),
      },
      own: { building_name: sale.building_name, total_count, price: sale.price },
      lines: incomeLine('bail_bond', total, payment_type, note),
      serials: { paper: 'BLB', field: 'bailbond_serials', ranges: sale.bailbond_serials },
    }
  },
})
