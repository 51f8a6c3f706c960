import type { Role } from '../roles.ts'
import type { Words } from '../words.ts'

/** One permission of an active module and the roles that have it. */
export type AssignedPermission = {
  name: string
  title: Words
  module: Words
  roles: Role[]
  /** The roles that the module proposes */
  defaults: Role[]
}
/** The response of `permissions/`. A save sends back the version. */
export type PermissionsResponse = { version: number; permissions: AssignedPermission[] }
