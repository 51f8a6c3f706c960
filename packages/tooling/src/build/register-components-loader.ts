/**
 * A loader for development: names the components that a call at module scope returns, such as `const form =
 * formFor(bank)` or `const { Form, Field } = formFor(bank)`, for React Refresh. The compiler names only
 * components that are declared. An edit of the file runs the call again, and React would replace a component
 * without a name together with what was typed in it.
 */
const objectDeclaration = /^(?:export )?const (\w+)(?:: [^=\n]+)? = \w+\(/gm
const partsDeclaration = /^(?:export )?const \{ ([^}\n]+) \} = /gm

const isComponentName = (name: string) => /^[A-Z]\w*$/.test(name)

const registerParts = (name: string) =>
  `for (const [part, type] of Object.entries(${name} ?? {})) if (/^[A-Z]/.test(part) && typeof type === 'function') $RefreshReg$(type, '${name}.' + part)`

// oxlint-disable-next-line import/no-default-export -- a loader has to be a default export
export default function registerComponents(source: string): string {
  const objects = [...source.matchAll(objectDeclaration)].map(([, name = '']) => registerParts(name))
  const parts = [...source.matchAll(partsDeclaration)]
    .flatMap(([, names = '']) => names.split(', '))
    .filter(isComponentName)
    .map((name) => `$RefreshReg$(${name}, '${name}')`)
  // on one line after the source, so that positions stay
  return [source, ...objects, ...parts].join('\n;')
}
