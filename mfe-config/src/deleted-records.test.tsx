import { today, yearOf } from '@samity/shared-api/contract'
import { advocate } from '@samity/shared-api/contract/config/advocate'
import { bank } from '@samity/shared-api/contract/config/bank'
import { building } from '@samity/shared-api/contract/config/building'
import { committee } from '@samity/shared-api/contract/config/committee'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'
import { position } from '@samity/shared-api/contract/config/position'
import { fakeServer } from '@samity/shared-api/testing'
import { deleteEditedRecord } from '@samity/shared-ui/testing'
import BanksPage from './banks/BanksPage.tsx'
import BuildingsPage from './buildings/BuildingsPage.tsx'
import CommitteePage from './committee/CommitteePage.tsx'
import PositionsPage from './committee/PositionsPage.tsx'
import GalleryPage from './gallery/GalleryPage.tsx'

const sonali = { bank_name: 'Sonali', address: 'Court Road', branch_name: 'Main', account_category: 'FDR' }
const annex = { building_name: 'Annex', building_name_bengali: '', institute: '', remarks: '' }
const picnic = { image: '/media/abc', caption: 'Picnic', type: 'general' }
const president = { position: 'President', sort_order: 10 }
const seat = {
  year: yearOf(today()),
  committee_position: 'President',
  sort_order: 10,
  bar_registration_number: '12',
  name: 'Abdur Rahim',
  phone: '01712345678',
}

test.each([
  ['bank', <BanksPage key="bank" />, bank, sonali, /Sonali/],
  ['building', <BuildingsPage key="building" />, building, annex, /Annex/],
  ['picture', <GalleryPage key="picture" />, galleryItem, picnic, /Picnic/],
  ['position', <PositionsPage key="position" />, position, president, /President/],
  ['seat', <CommitteePage key="seat" />, committee, seat, /Abdur Rahim/],
])('the form of a deleted record closes: %s', async (_name, page, resource, record, row) => {
  const server = fakeServer(position).and(advocate).and(resource, [record])
  await deleteEditedRecord(page, { at: '/dashboard/page?edit=1', row })
  expect(server.rows(resource)).toEqual([])
})
