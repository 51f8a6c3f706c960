/**
 * A loader for libraries that make their components at module scope without saying that nothing else happens there: the
 * bundler would keep every one of them, used or not.
 */
const componentDeclaration =
  /^((?:export )?(?:var|let|const) \w+ = )(?=(?:\w+\.)?(?:forwardRef|createContext|memo)\()/gm
const displayNameAssignment = /^\w+\.displayName = "\w+";$/gm

// oxlint-disable-next-line import/no-default-export -- a loader is one
export default function markPure(source: string): string {
  return source.replace(componentDeclaration, '$1/* @__PURE__ */ ').replace(displayNameAssignment, '')
}
