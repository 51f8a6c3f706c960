import { today } from '@samity/shared-api/contract'
import type { BuiltInSeries } from '@samity/shared-api/contract/sales/money-record'
import { paperSale, type SaleType } from '@samity/shared-api/contract/sales/paper-sale'
import { incomeLine, type HeadCode } from '../../ledger/receipt-lines.ts'
import { findAdvocateByNumber, findAdvocateByPhone, findBuilding } from '../../ledger/parties.ts'
import { receiptRoutes } from '../../receipts/receipt-routes.ts'
import { priceSerials } from './price-serials.ts'

const saleTypes: Record<SaleType, { series: BuiltInSeries; head: HeadCode }> = {
  Vokalotnama: { series: 'VKL', head: 'vokalotnama' },
  'Cartis Paper': { series: 'CRT', head: 'cartis_paper' },
  'Notery Sticker': { series: 'NST', head: 'notary_sticker' },
}

export const paperSales = receiptRoutes({
  resource: paperSale,
  table: 'paper_sales',
  series: ['VKL', 'CRT', 'NST'],
  extraColumns: ['advocate_name_bengali', 'building_name_bengali'],
  buyer: 'advocateId',
  async prepare(sql, sale, current) {
    const { series, head } = saleTypes[sale.sale_type]
    const advocate =
      (await findAdvocateByNumber(sql, sale.advocateId, 'advocateId', current)) ??
      (await findAdvocateByPhone(sql, sale.advocateId))
    const { total_count, total, note } = priceSerials(sale.serials, sale)
    const advocate_name = sale.advocate_name || (advocate?.name_english ?? '')
    return {
      header: {
        series,
        day: sale.sales_date ?? current?.day ?? today(),
        payment_type: sale.payment_type || 'cash',
        book_no: sale.receipt_no,
        payer: advocate_name || sale.customer_name,
        payer_note: [sale.advocateId, advocate_name && sale.customer_name, sale.customer_phone]
          .filter(Boolean)
          .join(' · '),
        remarks: '',
        advocate_id: advocate?.id ?? null,
        building_id: await findBuilding(sql, sale.building_name, current),
      },
      details: {
        sale_type: sale.sale_type,
        advocate_number: sale.advocateId,
        advocate_name,
        building_name: sale.building_name,
        customer_name: sale.customer_name,
        customer_phone: sale.customer_phone,
        customer_address: sale.customer_address,
        total_count,
        price: sale.price,
      },
      lines: incomeLine(head, total, sale.payment_type || 'cash', note, [
        { item: series, field: 'price', amount: total, count: total_count, isUnitPrice: true },
      ]),
      serials: { stationery: series, field: 'serials', ranges: sale.serials },
    }
  },
})
