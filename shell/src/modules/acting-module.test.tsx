import { actingRelease, http } from '@samity/shared-api/client'
import { bank } from '@samity/shared-api/contract/config/bank'
import { fakeServer } from '@samity/shared-api/testing'
import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { actingProps } from './acting-module.ts'
import { aModule } from './testing/a-module.ts'

const sales = { ...aModule('mfe-sales', '1.5.0+aaaaaaaaaaaa'), ticket: 't1' }
const library = { ...aModule('mfe-library', '2.0.0+bbbbbbbbbbbb'), ticket: 't2' }

function Page() {
  return (
    <div {...actingProps()}>
      <button type="button">Menu</button>
      <main {...actingProps(sales)}>
        <button type="button">Sell</button>
        <section {...actingProps(library)}>
          <input aria-label="Title" />
          {createPortal(<button type="button">Lend</button>, document.body)}
        </section>
      </main>
    </div>
  )
}

test('a call names the release in whose part of the page the person acts, dialogs included', async () => {
  const { user } = renderScreen(<Page />)
  await user.click(screen.getByText('Sell'))
  expect(actingRelease()).toBe('mfe-sales 1.5.0+aaaaaaaaaaaa t1')
  await user.click(screen.getByText('Lend'))
  expect(actingRelease()).toBe('mfe-library 2.0.0+bbbbbbbbbbbb t2')
  await user.click(screen.getByText('Sell'))
  await user.type(screen.getByLabelText('Title'), '{Enter}')
  expect(actingRelease()).toBe('mfe-library 2.0.0+bbbbbbbbbbbb t2')
  await user.click(screen.getByText('Menu'))
  expect(actingRelease()).toBeUndefined()
})

test('the header goes with the call', async () => {
  const sent: unknown[] = []
  fakeServer(bank).route('POST', 'loans/', ({ headers }) => {
    sent.push(headers['X-Samity-Release'])
    return { body: {} }
  })
  const { user } = renderScreen(<Page />)
  await user.click(screen.getByText('Lend'))
  await http.post('loans/', {})
  await user.click(screen.getByText('Menu'))
  await http.post('loans/', {})
  expect(sent).toEqual(['mfe-library 2.0.0+bbbbbbbbbbbb t2', undefined])
})
