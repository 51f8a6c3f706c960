import { sharedPackages, thisSystem } from '@samity/module-registry'

/** Any later minor version of the same major will do. */
const minorRange = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`

/** The shell provides every shared package. */
export const providedPackages = () => {
  const versions = thisSystem().shared
  return Object.fromEntries(
    sharedPackages.map(({ request, eager = false }) => {
      const version = versions[request] ?? ''
      return [
        request,
        { singleton: true, strictVersion: true, eager, version, requiredVersion: minorRange(version) },
      ]
    }),
  )
}

/** A module takes the shell's copy, and is refused (in its own place on the page) when that one is too old. */
export const consumedPackages = (from: string) =>
  Object.fromEntries(
    Object.entries(thisSystem(from).shared).map(([request, version]) => [
      request,
      { singleton: true, strictVersion: true, import: false as const, requiredVersion: minorRange(version) },
    ]),
  )
