import type { Role } from '../roles.ts'
import type { Words } from '../words.ts'

export type AssignedPermission = {
  name: string
  title: Words
  module: Words
  roles: Role[]
  defaults: Role[]
}
/** The response of `permissions/`. A save sends back the version. */
export type PermissionsResponse = { version: number; permissions: AssignedPermission[] }
