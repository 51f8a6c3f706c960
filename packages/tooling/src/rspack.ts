export { moduleConfig } from './build/module-config.ts'
export { shellConfig } from './build/shell-config.ts'
