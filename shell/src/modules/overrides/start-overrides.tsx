import { whenBack } from '@samity/shared-api/module'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import type { followOverrides } from './follow-overrides.ts'

/** Loads the code of overrides, which few tabs need. While the server is away, the released modules stay. */
export async function startOverrides(...context: Parameters<typeof followOverrides>): Promise<void> {
  const load = Promise.all([import('./follow-overrides.ts'), import('./OverrideBanner.tsx')])
  const code = await load.catch(() => undefined)
  if (!code) return void whenBack(() => void startOverrides(...context))
  const [follow, { OverrideBanner }] = code
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Provider store={context[0]}>
      <OverrideBanner />
    </Provider>,
  )
  follow.followOverrides(...context)
}
