import { price } from '@samity/shared-api/contract/resolutions/price'
import { resolution } from '@samity/shared-api/contract/resolutions/resolution'
import { fakeServer } from '@samity/shared-api/testing'
import { deleteEditedRecord } from '@samity/shared-ui/testing'
import PriceListPage from './prices/PriceListPage.tsx'
import ResolutionsPage from './resolutions/ResolutionsPage.tsx'

const raise = {
  number: '12/2020',
  meeting: 'General Meeting',
  day: '2020-06-10',
  kind: 'price',
  effective_from: '2020-06-12',
  suspended_from: null,
  superseded_from: null,
  price_count: 0,
  scan: null,
}
const vokalotnama = {
  item: 'VKL',
  item_name: { en: 'Vokalotnama', bn: 'ওকালতনামা' },
  from_day: '2020-06-12',
  resolution: 1,
  resolution_number: '12/2020',
  amount: '220.00',
  components: [],
  ends_on: null,
  receipt_count: 0,
}

test.each([
  ['resolution', <ResolutionsPage key="resolution" />, resolution, raise, /General Meeting/],
  ['price', <PriceListPage key="price" />, price, vokalotnama, /Vokalotnama.*220/],
])('the form of a deleted record closes: %s', async (_name, page, resource, record, row) => {
  const server = fakeServer(resolution, [raise])
    .and(resource, [record])
    .route('GET', 'prices/items/', () => ({ body: [] }))
    .route('GET', 'prices/heads/', () => ({ body: [] }))
  await deleteEditedRecord(page, { at: '/dashboard/page?edit=1', row })
  expect(server.rows(resource)).toEqual([])
})
