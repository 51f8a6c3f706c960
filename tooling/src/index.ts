export * from './build.ts'
export * from './build-shell.ts'
export * from './release.ts'
export * from './workspace.ts'
