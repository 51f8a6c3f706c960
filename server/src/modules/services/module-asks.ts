import type { Scope } from '@samity/shared-api/contract/api-tokens/scopes'
import type { ActiveModule } from '@samity/shared-api/module'

/** The rights that the service of a module has when the server itself calls it. */
export const asksOf = async ({ descriptor }: ActiveModule): Promise<Scope[]> => descriptor.asks ?? []
