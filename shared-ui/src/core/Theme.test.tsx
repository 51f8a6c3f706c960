import { languageAtom } from '@samity/shared-api/session'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen } from '@testing-library/react'

test('typed text survives a change of the language', async () => {
  const { user, store } = renderScreen(<input aria-label="Remarks" />)
  await user.type(screen.getByLabelText('Remarks'), 'half a sentence')
  act(() => store.set(languageAtom, 'bn'))
  expect(screen.getByLabelText('Remarks')).toHaveValue('half a sentence')
  act(() => store.set(languageAtom, 'en'))
  expect(screen.getByLabelText('Remarks')).toHaveValue('half a sentence')
})
