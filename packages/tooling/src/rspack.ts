/** For rspack.config.ts: the configuration of a package over the shared preset. */
export { moduleConfig } from './build/module-config.ts'
export { shellConfig } from './build/shell-config.ts'
