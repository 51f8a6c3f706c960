import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { screen } from '@testing-library/react'
import { ListSearch } from '../data/index.ts'
import { PictureInput } from '../forms/index.ts'
import { Tabs, Tag } from '../more/index.ts'
import { renderScreen } from '../testing/index.ts'
import { Alert, Button } from './antd.ts'
import { Drawer } from './Drawer.tsx'
import { Modal } from './Modal.tsx'
import { LoadingState, ErrorState } from './states.tsx'

const nothing = () => undefined
const readAloud = '[role=img][aria-label]:not([aria-hidden=true] *):not([aria-hidden=true])'

test('screen readers do not read the name of any icon', async () => {
  renderScreen(
    <>
      {(['success', 'info', 'warning', 'error'] as const).map((type) => (
        <Alert key={type} type={type} showIcon closable={{ 'aria-label': 'Close' }} title={type} />
      ))}
      <LoadingState />
      <ErrorState error={new Error('Away')} retry={nothing} />
      <Button loading>Save</Button>
      <ListSearch id="search" value="rahim" onSearch={nothing} />
      <PictureInput value="/media/1" />
      <Tabs items={[{ key: 'total', label: paperSale.name.en, children: null }]} />
      <Tag closable>Advocate</Tag>
      <Drawer open title="Menu" />
      <Modal open title="Move" />
    </>,
  )
  expect(await screen.findByText('Move')).toBeInTheDocument()
  expect(await screen.findByText('Menu')).toBeInTheDocument()
  expect(document.querySelectorAll('[role=img]').length).toBeGreaterThan(8)
  expect([...document.querySelectorAll(readAloud)].map((icon) => icon.outerHTML)).toEqual([])
})
