import { renderScreens } from '@samity/shared-ui/render'
import descriptor from '../module.json' with { type: 'json' }

/** Renders the public pages on the server, for visitors before any script has run. */
export const render = renderScreens(descriptor, { Catalogue: () => import('./catalogue/CataloguePage.tsx') })
