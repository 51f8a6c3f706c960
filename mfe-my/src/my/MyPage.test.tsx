import { renderScreen } from '@samity/shared-ui/testing'
import { screen } from '@testing-library/react'
import MyPage from './MyPage.tsx'

test('the page greets the signed-in person and counts', async () => {
  const { user } = renderScreen(<MyPage />)
  expect(screen.getByText('Welcome, Rahima Khatun.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Count' }))
  expect(screen.getByRole('status')).toHaveTextContent('Counted: 1')
})

test('the page is in Bengali when the language is', () => {
  renderScreen(<MyPage />, { language: 'bn' })
  expect(screen.getByText('স্বাগতম, Rahima Khatun।')).toBeVisible()
})
