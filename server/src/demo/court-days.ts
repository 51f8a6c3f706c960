import type { Day } from '@samity/shared-api/contract'
import type { BookWriter } from './book-entry.ts'
import { aPerson } from './people.ts'
import { paperPrice } from './prices.ts'

const stationery = [
  { sale_type: 'Vokalotnama', maxCount: 60, share: 0.6 },
  { sale_type: 'Cartis Paper', maxCount: 100, share: 0.25 },
  { sale_type: 'Notery Sticker', maxCount: 50, share: 0.15 },
] as const
export const isCourtDay = (day: Day) => ![5, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

function addSale({ random, buyers, buildings, allocateSerials, enterAsCashier }: BookWriter, day: Day): void {
  const roll = random.next()
  const item =
    roll < stationery[0]!.share
      ? stationery[0]!
      : roll < stationery[0]!.share + stationery[1]!.share
        ? stationery[1]!
        : stationery[2]!
  const buyer = random.pick(buyers)
  const ranges = Array.from({ length: random.chance(0.12) ? 2 : 1 }, () =>
    allocateSerials(item.sale_type, random.whole(1, item.maxCount / 5) * 5),
  )
  enterAsCashier(day, 'vokalotnama/', {
    sale_type: item.sale_type,
    sales_date: day,
    advocateId: buyer.bar_registration_number,
    advocate_name: buyer.name_english,
    building_name: random.pick(buildings),
    customer_name: random.chance(0.3) ? aPerson(random).english : '',
    customer_phone: '',
    serials: ranges,
    price: paperPrice(item.sale_type, day),
    payment_type: random.chance(0.85) ? 'cash' : 'mobile_banking',
  })
}

export function addCourtDay(writer: BookWriter, day: Day): void {
  const { random, buyers, buildings, forms, allocateSerials, enterAsCashier } = writer
  for (let sales = random.whole(1, 5); sales > 0; sales--) addSale(writer, day)
  if (random.chance(0.3))
    enterAsCashier(day, 'bailbond/', {
      sales_date: day,
      building_name: random.pick(buildings),
      bailbond_serials: [allocateSerials('Bail Bond', random.whole(1, 8) * 5)],
      price: paperPrice('Bail Bond', day),
    })
  if (random.chance(0.25)) {
    const form = random.pick(forms)
    enterAsCashier(day, 'form-sale/', {
      sales_date: day,
      building_name: random.pick(buildings),
      form_name: form.form_name,
      form_serials: [allocateSerials(form.form_name, random.whole(1, 10) * 10)],
      price: form.form_rate,
    })
  }
  if (random.chance(0.15)) {
    const advocate = random.pick(buyers)
    enterAsCashier(day, 'advocate-change/', {
      date: day,
      client_name: aPerson(random).english,
      advocate_id: advocate.bar_registration_number,
      advocate_name: advocate.name_english,
      fee: 200,
      case_no: `${random.pick(['CR', 'GR', 'Title Suit', 'Sessions'])} ${random.whole(10, 990)}/${day.slice(0, 4)}`,
    })
  }
}
