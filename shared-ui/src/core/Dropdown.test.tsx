import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderScreen } from '../testing/index.ts'
import { Button } from './antd.ts'
import { Drawer } from './Drawer.tsx'
import { Dropdown } from './Dropdown.tsx'

const menu = { items: [{ key: 'csv', label: 'CSV' }] }

function Exports() {
  const [open, setOpen] = useState(false)
  return (
    <Dropdown trigger={['click']} autoFocus open={open} onOpenChange={setOpen} menu={menu}>
      <Button aria-expanded={open}>Export</Button>
    </Dropdown>
  )
}
const exportButton = () => screen.getByRole('button', { name: 'Export' })

test('the first press of Enter opens the menu and focuses its first item', async () => {
  const { user } = renderScreen(<Exports />)
  exportButton().focus()
  await user.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name: 'CSV' })
  await waitFor(() => expect(item).toHaveFocus())
  expect(exportButton()).toHaveAttribute('aria-expanded', 'true')
})

test('a click on the control closes the open menu again', async () => {
  const { user } = renderScreen(<Exports />)
  await user.click(exportButton())
  expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeInTheDocument()
  await user.click(exportButton())
  expect(exportButton()).toHaveAttribute('aria-expanded', 'false')
})

test('without `trigger` the pointer opens the menu, and the owner keeps no state', async () => {
  const { user } = renderScreen(
    <Dropdown menu={menu}>
      <Button>Export</Button>
    </Dropdown>,
  )
  await user.hover(exportButton())
  expect(await screen.findByRole('menuitem', { name: 'CSV' })).toBeInTheDocument()
})

test('a drawer shows its content when it opens, and not before', async () => {
  function Menu() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Menu</Button>
        <Drawer open={open} title="Navigation" onClose={() => setOpen(false)}>
          Banks
        </Drawer>
      </>
    )
  }
  const { user } = renderScreen(<Menu />)
  expect(screen.queryByText('Banks')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  expect(await screen.findByRole('dialog', { name: 'Navigation' })).toHaveTextContent('Banks')
})
