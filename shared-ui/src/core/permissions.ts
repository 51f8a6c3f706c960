import { createContext, useContext } from 'react'

/**
 * The shell provides the permissions of the signed-in person, of all active modules. Without a shell there
 * are none.
 */
export const PermissionContext = createContext<ReadonlySet<string>>(new Set())

/**
 * True when the person has this permission of a module, such as `library.lend`. Use it to show or hide a part
 * of a screen. It protects nothing: the service of the module must check the permissions in the token.
 */
export const usePermission = (name: string): boolean => useContext(PermissionContext).has(name)
