import type { ActualExpense } from '@samity/shared-api/contract/accounts/budget'
import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { BillDialog } from './BillDialog.tsx'

const openUrls = new Set<string>()
beforeEach(() => {
  openUrls.clear()
  URL.createObjectURL = () => {
    const url = `blob:bill-${openUrls.size + 1}`
    openUrls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => openUrls.delete(url)
})

function open(attachment: ActualExpense['attachment'], status: () => number = () => 200) {
  const closings: true[] = []
  const server = fakeServer(actualExpense).route('GET', 'actual_expanse/7/attachment/', () =>
    status() === 200
      ? { body: new Blob(['scan']) }
      : { status: status(), body: { message: 'Something went wrong' } },
  )
  const voucher = { id: 7, number: 'EXP-2026-000007', attachment } as unknown as ActualExpense
  const view = renderScreen(<BillDialog voucher={voucher} onClose={() => closings.push(true)} />)
  return { server, closings, ...view }
}

test('a picture is shown, and has links to open it in a new tab and to download it', async () => {
  const { user, closings } = open({ name: 'tea.webp', type: 'image/webp', size: 4 })
  const dialog = within(await screen.findByRole('dialog', { name: 'Bill of EXP-2026-000007' }))
  expect(await dialog.findByRole('img', { name: 'tea.webp' })).toHaveAttribute('src', 'blob:bill-1')
  expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank')
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'tea.webp')
  await user.keyboard('{Escape}')
  expect(closings).toEqual([true])
})

test('a PDF is shown by its name, not as a picture', async () => {
  open({ name: 'বিদ্যুৎ বিল.pdf', type: 'application/pdf', size: 4 })
  expect(await screen.findByText('বিদ্যুৎ বিল.pdf')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /pdf/ })).not.toBeInTheDocument()
})

test('a bill that fails to load shows the error, and Retry loads it again', async () => {
  let status = 500
  const { user } = open({ name: 'tea.webp', type: 'image/webp', size: 4 }, () => status)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  status = 200
  await user.click(retry)
  expect(await screen.findByRole('img', { name: 'tea.webp' })).toBeInTheDocument()
})

test('the object URL is revoked when the dialog closes', async () => {
  const { unmount } = open({ name: 'tea.webp', type: 'image/webp', size: 4 })
  await screen.findByRole('img', { name: 'tea.webp' })
  expect(openUrls.size).toBe(1)
  unmount()
  await waitFor(() => expect(openUrls.size).toBe(0))
})
