/**
 * A loader for libraries that make their components at module scope without saying that nothing else happens there: the
 * bundler would keep every one of them, used or not.
 */
const making = /^((?:export )?(?:var|let|const) \w+ = )(?=(?:\w+\.)?(?:forwardRef|createContext|memo)\()/gm
const naming = /^\w+\.displayName = "\w+";$/gm

// oxlint-disable-next-line import/no-default-export -- a loader is one
export default function withoutEffects(source: string): string {
  return source.replace(making, '$1/* @__PURE__ */ ').replace(naming, '')
}
