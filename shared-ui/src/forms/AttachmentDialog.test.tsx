import { actualExpense } from '@samity/shared-api/contract/accounts/budget'
import { fakeServer } from '@samity/shared-api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { renderScreen } from '../testing/index.ts'
import { AttachmentDialog } from './AttachmentDialog.tsx'

const openUrls = new Set<string>()
beforeEach(() => {
  openUrls.clear()
  URL.createObjectURL = () => {
    const url = `blob:attachment-${openUrls.size + 1}`
    openUrls.add(url)
    return url
  }
  URL.revokeObjectURL = (url) => openUrls.delete(url)
})

function open(name: string, type: string, status: () => number = () => 200) {
  const closings: true[] = []
  const server = fakeServer(actualExpense).route('GET', 'actual_expanse/7/attachment/', () =>
    status() === 200
      ? { body: new Blob(['scan']) }
      : { status: status(), body: { message: 'Something went wrong' } },
  )
  const view = renderScreen(
    <AttachmentDialog
      title={{ en: 'Bill of EXP-2026-000007', bn: 'EXP-2026-000007-এর বিল' }}
      path="actual_expanse/7/attachment/"
      name={name}
      type={type}
      onClose={() => closings.push(true)}
    />,
  )
  return { server, closings, ...view }
}

test('a picture is shown, and has links to open it in a new tab and to download it', async () => {
  const { user, closings } = open('tea.webp', 'image/webp')
  const dialog = within(await screen.findByRole('dialog', { name: 'Bill of EXP-2026-000007' }))
  expect(await dialog.findByRole('img', { name: 'tea.webp' })).toHaveAttribute('src', 'blob:attachment-1')
  expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank')
  expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'tea.webp')
  await user.keyboard('{Escape}')
  expect(closings).toEqual([true])
})

test('a PDF is shown by its name, not as a picture', async () => {
  open('বিদ্যুৎ বিল.pdf', 'application/pdf')
  expect(await screen.findByText('বিদ্যুৎ বিল.pdf')).toBeInTheDocument()
  expect(screen.queryByRole('img', { name: /pdf/ })).not.toBeInTheDocument()
})

test('an attachment that fails to load shows the error, and Retry loads it again', async () => {
  let status = 500
  const { user } = open('tea.webp', 'image/webp', () => status)
  const retry = await screen.findByRole('button', { name: 'Retry' })
  status = 200
  await user.click(retry)
  expect(await screen.findByRole('img', { name: 'tea.webp' })).toBeInTheDocument()
})

test('the object URL is revoked when the dialog closes', async () => {
  const { unmount } = open('tea.webp', 'image/webp')
  await screen.findByRole('img', { name: 'tea.webp' })
  expect(openUrls.size).toBe(1)
  unmount()
  await waitFor(() => expect(openUrls.size).toBe(0))
})
