import { today } from '@samity/shared-api/contract'
import type { Stream } from '@samity/shared-api/contract/sales/money-record'
import { paperSale, type SaleType } from '@samity/shared-api/contract/sales/paper-sale'
import { incomeLine, type HeadCode } from '../ledger/lines.ts'
import { findAdvocate, findAdvocateByPhone, findBuilding } from '../ledger/parties.ts'
import { collecting } from './collecting.ts'
import { priceSerials } from './price-serials.ts'

const papers: Record<SaleType, { stream: Stream; head: HeadCode }> = {
  Vokalotnama: { stream: 'VKL', head: 'vokalotnama' },
  'Cartis Paper': { stream: 'CRT', head: 'cartis_paper' },
  'Notery Sticker': { stream: 'NST', head: 'notary_sticker' },
}

export const paperSales = collecting({
  resource: paperSale,
  table: 'paper_sales',
  streams: ['VKL', 'CRT', 'NST'],
  buyer: 'advocateId',
  async prepare(sql, sale, held) {
    const { stream, head } = papers[sale.sale_type]
    const member =
      (await findAdvocate(sql, sale.advocateId)) ?? (await findAdvocateByPhone(sql, sale.advocateId))
    const { total_count, total, note } = priceSerials(sale.serials, sale)
    const advocate_name = sale.advocate_name || (member?.name_english ?? '')
    return {
      facts: {
        stream,
        day: sale.sales_date ?? held?.day ?? today(),
        payment_type: sale.payment_type || 'cash',
        book_no: sale.receipt_no,
        payer: advocate_name || sale.customer_name,
        payer_note: [sale.advocateId, advocate_name && sale.customer_name, sale.customer_phone]
          .filter(Boolean)
          .join(' · '),
        remarks: '',
        advocate_id: member?.id ?? null,
        building_id: await findBuilding(sql, sale.building_name),
      },
      own: {
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
      lines: incomeLine(head, total, sale.payment_type || 'cash', note),
      serials: { paper: stream, field: 'serials', ranges: sale.serials },
    }
  },
})
