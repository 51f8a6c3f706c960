/**
 * A loader for libraries that create components at module scope without marking the calls as pure. Without
 * the mark the bundler would include every component, used or not.
 */
const componentDeclaration =
  /^((?:export )?(?:var|let|const) \w+ = )(?=(?:\w+\.)?(?:forwardRef|createContext|memo)\()/gm
const displayNameAssignment = /^\w+\.displayName = "\w+";$/gm

// oxlint-disable-next-line import/no-default-export -- a loader has to be a default export
export default function markPure(source: string): string {
  return source.replace(componentDeclaration, '$1/* @__PURE__ */ ').replace(displayNameAssignment, '')
}
