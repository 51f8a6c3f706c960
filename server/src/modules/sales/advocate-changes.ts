import { today } from '@samity/shared-api/contract'
import { advocateChange } from '@samity/shared-api/contract/sales/advocate-change'
import { incomeLine } from '../ledger/lines.ts'
import { knownAdvocate } from '../ledger/parties.ts'
import { collecting } from './collecting.ts'

export const advocateChanges = collecting({
  resource: advocateChange,
  table: 'advocate_changes',
  streams: ['ADC'],
  buyer: 'advocate_id',
  async prepare(sql, given, held) {
    const member = await knownAdvocate(sql, given.advocate_id, 'advocate_id')
    const payment_type = given.payment_type || 'cash'
    return {
      facts: {
        stream: 'ADC',
        day: given.date ?? held?.day ?? today(),
        payment_type,
        book_no: given.receipt_no,
        payer: given.client_name,
        payer_note: `${given.case_no} · ${given.advocate_name}`,
        remarks: given.remarks,
        advocate_id: member.id,
      },
      own: {
        client_name: given.client_name,
        advocate_number: given.advocate_id,
        advocate_name: given.advocate_name,
        case_no: given.case_no,
      },
      lines: incomeLine('advocate_change', given.fee, payment_type, given.case_no),
    }
  },
})
