import { screen as page, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderScreen, type RenderedScreen, type ScreenOptions } from './render-screen.tsx'

type Options = ScreenOptions & {
  /** The URL of the screen with the record in the form: '/banks?edit=1' */
  at: string
  /** The text of its row */
  row: RegExp
  /** The URL parameter with its id */
  param?: string
}

/**
 * Opens a screen with form and list, deletes the record that the form has, and waits until its form has
 * closed. It fails when the form stays.
 */
export async function deleteEditedRecord(
  screen: ReactNode,
  { row, param = 'edit', ...options }: Options,
): Promise<RenderedScreen> {
  const view = renderScreen(screen, options)
  const { user, address } = view
  // the form may cover the list
  const hidden = { hidden: true }
  const rowOf = within(await page.findByRole('row', { name: row, ...hidden }))
  await user.click(rowOf.getByRole('button', { name: 'Delete', ...hidden }))
  const dialog = within(await page.findByRole('dialog', { name: /\?/ }))
  const reason = dialog.queryByRole('textbox')
  if (reason) await user.type(reason, 'Entered twice')
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => {
    const isInUrl = new URL(address(), 'http://localhost').searchParams.has(param)
    if (isInUrl || page.queryByRole('button', { name: 'Update' }))
      throw new Error('The form of the deleted record is still open')
  })
  return view
}
