import path from 'node:path'
import { CommandError } from '@samity/module-registry'
import { extractAntdStyles } from './antd/extract-styles.ts'
import { toDevelopment, toShellDevelopment } from './development.ts'
import { withRsdoctor, type ConfigFunction } from './config-options.ts'
import { defineShellBuild, defineStartBuild } from './browser-builds.ts'
import { defineShellServerBuild } from './server-builds.ts'
import { shellFolder } from './shell-build.ts'

/**
 * The configuration of the shell, for its rspack.config.ts: the application, the small script that pages
 * start with, and the file that renders screens on the server.
 */
export const shellConfig: ConfigFunction = async (environment = {}) => {
  if (environment.RSPACK_SERVE)
    throw new CommandError('The shell can only be developed with the whole system: npm run dev.')
  const { output = path.join(shellFolder(), 'assets'), shellPort } = environment
  const styles = await extractAntdStyles()
  const shell = defineShellBuild(output, styles)
  const start = defineStartBuild(output, styles)
  return shellPort
    ? [toShellDevelopment(shell, shellPort), toDevelopment(start)]
    : [await withRsdoctor(shell, environment), start, defineShellServerBuild(output)]
}
