import type { NavEntry, RouteEntry, ScreenLoader } from '@samity/shared-api/module'
import routesFile from '../../routes.json' with { type: 'json' }

/*
 * The folders of shell/src import only lower ones, in this order: forms, components and notices < modules <
 * navigation < early < frames < session < screens < routing. `page.ts`, `language.ts`
 * and the JSON files are below all of them, `main.tsx` and `entry.ts` are above. This file is the exception:
 * the route table must name the loaders of the shell's screens. It imports them dynamically, so that no
 * screen is part of the first script.
 */

// The shell describes its own screens as data, as modules do, because the server must know them too.
// JSON has no literal types; the build checks the file
const { routes, nav } = routesFile as { routes: RouteEntry[]; nav: NavEntry[] }

const loaders: Record<string, ScreenLoader> = {
  SignIn: () => import('../screens/sign-in/SignInPage.tsx'),
  Setup: () => import('../screens/setup/SetupPage.tsx'),
  ResetPassword: () => import('../screens/reset-password/ResetPasswordPage.tsx'),
  PasswordChange: () => import('../screens/password-change/PasswordChangePage.tsx'),
  Modules: () => import('../screens/modules/ModulesPage.tsx'),
}

function loaderOf(screen: string): ScreenLoader {
  const loader = loaders[screen]
  if (!loader) throw new Error(`The shell has no screen ${screen}.`)
  return loader
}

export const ownRoutes = routes.map((route) => ({ ...route, load: loaderOf(route.screen) }))
export const ownNav = nav
