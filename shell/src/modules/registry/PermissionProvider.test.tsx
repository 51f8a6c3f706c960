import { usePermission } from '@samity/shared-ui/core'
import { renderScreen } from '@samity/shared-ui/testing'
import { act, screen } from '@testing-library/react'
import { PermissionProvider } from './PermissionProvider.tsx'
import { registryAtom } from './registry.ts'

const Lend = () => <p>{usePermission('library.lend') ? 'may lend' : 'may not lend'}</p>

test('a screen follows the permissions of the registry, also those of a newer one', () => {
  const { store } = renderScreen(
    <PermissionProvider>
      <Lend />
    </PermissionProvider>,
  )
  expect(screen.getByText('may not lend')).toBeVisible()
  const registry = { schema: 1, revision: 2, modules: [] } as const
  act(() => store.set(registryAtom, { ...registry, modules: [], permissions: ['library.lend'] }))
  expect(screen.getByText('may lend')).toBeVisible()
  act(() => store.set(registryAtom, { ...registry, modules: [], permissions: ['library.waive'] }))
  expect(screen.getByText('may not lend')).toBeVisible()
})
