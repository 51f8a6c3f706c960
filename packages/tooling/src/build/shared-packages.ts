import { sharedPackages, thisSystem } from '@samity/module-registry'

const minorRange = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`

export const providedPackages = () => {
  const versions = thisSystem().shared
  return Object.fromEntries(
    sharedPackages.map(({ request, eager = false }) => {
      const version = versions[request] ?? ''
      return [
        request,
        {
          shareKey: request,
          singleton: true,
          strictVersion: true,
          eager,
          version,
          requiredVersion: minorRange(version),
        },
      ]
    }),
  )
}

/**
 * A module uses the shell's copy. If that one is too old, the module shows an error instead of its screen.
 */
export const consumedPackages = (from: string) =>
  Object.fromEntries(
    Object.entries(thisSystem(from).shared).map(([request, version]) => [
      request,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: minorRange(version) },
    ]),
  )
