import type { Configuration } from '@rspack/core'

/** A build passes it to the function in rspack.config.ts. The `rspack` command sets the names with RSPACK. */
export type BuildEnvironment = {
  /** The folder for the files. Default: `dist` */
  output?: string
  /** Separates the runtime of this build from those of others. Default: a hash of the sources */
  revision?: string
  /** Readable code with source maps beside it, for development */
  readable?: boolean
  RSPACK_SERVE?: boolean
  /** The running system that shows the module in development: `--env system=http://localhost:8080` */
  system?: string
  /** Set by `npm run dev` for the shell: the port of its development server */
  shellPort?: number
  /** `--env analyze` adds the report of Rsdoctor, as RSDOCTOR=true does */
  analyze?: boolean
}

/** The part of the command line of `rspack` that is used here. */
export type BuildArguments = { port?: string | number }

export type ConfigFunction = (
  environment?: BuildEnvironment,
  buildArguments?: BuildArguments,
) => Promise<Configuration[]>

/**
 * Adds Rsdoctor to a build if the person asks for it. It writes its report into the output folder and serves
 * nothing.
 */
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
