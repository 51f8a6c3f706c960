import { today } from '@samity/shared-api/contract'
import { formSale } from '@samity/shared-api/contract/sales/form-sale'
import { incomeLine } from '../../ledger/receipt-lines.ts'
import { findBuilding, findForm, nameKey, readEarlierNames } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'
import { priceSerials } from './price-serials.ts'

export const formSales = receiptRoutes({
  resource: formSale,
  table: 'form_sales',
  series: ['FRM'],
  extraColumns: ['building_name_bengali'],
  async prepare(sql, sale, current) {
    const { total_count, total, note } = priceSerials(sale.form_serials, sale)
    const [form_id, building_id] = await Promise.all([
      findForm(sql, sale.form_name, current?.id),
      findBuilding(sql, sale.building_name, current),
    ])
    const payment_type = sale.payment_type || 'cash'
    const earlierNames = await readEarlierNames(sql, 'form', form_id, sale.form_name)
    return {
      header: {
        series: 'FRM',
        day: sale.sales_date ?? current?.day ?? today(),
        payment_type,
        book_no: sale.receipt_no,
        payer: '',
        payer_note: sale.form_name,
        remarks: sale.remarks,
        building_id,
        form_id,
      },
      details: {
        building_name: sale.building_name,
        form_name: sale.form_name,
        total_count,
        price: sale.price,
      },
      lines: incomeLine(
        'form_sale',
        total,
        payment_type,
        `${sale.form_name} · ${note}`,
        form_id === null
          ? []
          : [
              {
                item: `FRM:${form_id}`,
                field: 'price',
                amount: total,
                count: total_count,
                isUnitPrice: true,
                note: sale.form_name,
              },
            ],
      ),
      // two forms may have the same serials, so each form is a stationery of its own
      serials: {
        stationery: `FRM:${form_id ?? nameKey(sale.form_name)}`,
        // sold before the form was registered
        earlier: earlierNames.map((name) => `FRM:${name}`),
        field: 'form_serials',
        ranges: sale.form_serials,
      },
    }
  },
})
