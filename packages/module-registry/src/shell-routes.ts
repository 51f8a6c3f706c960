/**
 * The routes of the shell's own screens (`shell/routes.json`), which no module may claim. A repository of a
 * module has no shell.
 */
export const shellRoutes = [
  '/dashboard/messages',
  '/dashboard/modules',
  '/dashboard/notices',
  '/dashboard/passwordChange',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/users',
  '/reset',
  '/setup',
  '/signin',
]
