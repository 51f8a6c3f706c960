import { incomeCategory } from '@samity/shared-api/contract/accounts/category'
import type { ModuleFilesUsage } from '@samity/shared-api/contract/system/module-files'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { ModuleFilesCard } from './ModuleFilesCard.tsx'

const library: ModuleFilesUsage = {
  module: 'mfe-library',
  title: { en: 'Library', bn: 'গ্রন্থাগার' },
  files: 1240,
  bytes: 12.34 * 1024 * 1024,
  quota: 200 * 1024 * 1024,
}
const canteen = {
  ...library,
  module: 'mfe-canteen',
  title: { en: 'Canteen', bn: 'ক্যান্টিন' },
  quota: null,
  bytes: 1,
}

function open(usages: ModuleFilesUsage[], module?: string, language: 'en' | 'bn' = 'en') {
  fakeServer(incomeCategory).route('GET', 'module-files/', () => ({ body: usages }))
  return renderScreen(<ModuleFilesCard module={module} />, { language })
}

test('the card says how much of its room a module uses, and what a removed one has left', async () => {
  open([library, canteen])
  expect(await screen.findByText('12.4 of 200 MB, files: 1,240')).toBeVisible()
  expect(screen.getByText(/^0\.1 MB, files: 1,240\. No release in use shows them\./)).toBeVisible()
})

test('the card of one module leaves the others out', async () => {
  open([library, canteen], 'mfe-library', 'bn')
  expect(await screen.findByText('২০০ এমবির মধ্যে ১২.৪, ফাইল: ১,২৪০')).toBeVisible()
  expect(screen.queryByText('ক্যান্টিন')).not.toBeInTheDocument()
})
