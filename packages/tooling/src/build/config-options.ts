import type { Configuration } from '@rspack/core'

/**
 * A build passes it to the function in rspack.config.ts; the `rspack` command sets the names with RSPACK.
 * Without `output` the files are in `dist`; without `revision` a hash of the sources separates this build's
 * runtime from others. `system` is the running system that shows the module in development (`--env
 * system=http://localhost:8080`), `shellPort` the port of the shell's development server under `npm run dev`.
 * `--env analyze` adds the report of Rsdoctor, as RSDOCTOR=true does.
 */
export type BuildEnvironment = {
  output?: string
  revision?: string
  readable?: boolean
  RSPACK_SERVE?: boolean
  system?: string
  shellPort?: number
  analyze?: boolean
}

export type BuildArguments = { port?: string | number }

export type ConfigFunction = (
  environment?: BuildEnvironment,
  buildArguments?: BuildArguments,
) => Promise<Configuration[]>

export async function withRsdoctor(
  config: Configuration,
  { output, analyze }: BuildEnvironment,
): Promise<Configuration> {
  // a release must not contain a report
  if (output || !(analyze ?? process.env['RSDOCTOR'])) return config
  const { RsdoctorRspackPlugin } = await import('@rsdoctor/rspack-plugin')
  const report = new RsdoctorRspackPlugin({
    disableClientServer: true,
    output: { mode: 'brief', options: { type: ['html'] } },
  })
  return { ...config, plugins: [...(config.plugins ?? []), report] }
}
