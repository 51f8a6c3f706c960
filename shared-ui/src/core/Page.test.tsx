import { renderScreen } from '@samity/shared-ui/testing'
import { ScreenLead } from '@samity/shared-ui/words'
import { screen } from '@testing-library/react'
import { Page } from './Page.tsx'

const heading = { en: 'Tea', bn: 'চা' }

test('a page shows the line that its route declares below the heading', () => {
  renderScreen(
    <ScreenLead value={{ en: 'Accounts of {year} · {association}', bn: '{year}' }}>
      <Page heading={heading}>content</Page>
    </ScreenLead>,
  )
  expect(screen.getByText(/^Accounts of 20\d\d · \S/)).toBeInTheDocument()
})

test('a page of a route without such a line has only its heading', () => {
  const { container } = renderScreen(<Page heading={heading}>content</Page>)
  expect(container.querySelector('section p')).toBeNull()
})
