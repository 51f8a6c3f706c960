export * from './build.ts'
export * from './shell-build.ts'
export * from './workspace.ts'
