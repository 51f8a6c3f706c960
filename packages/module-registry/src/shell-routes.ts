/**
 * The routes of the shell's own screens (`shell/routes.json`), which no module may claim. A repository of a
 * module has no shell.
 */
export const shellRoutes = ['/dashboard/modules', '/dashboard/passwordChange', '/reset', '/setup', '/signin']
