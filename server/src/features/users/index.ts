import type { FastifyInstance } from 'fastify'
import { registration } from './registration.ts'
import { setup } from './setup.ts'
import { ownProfile } from './profile.ts'
import { people } from './people.ts'
import { ownedTokens } from './owned-tokens.ts'
import { users } from './users.ts'

export const usersRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  registration,
  setup,
  ownProfile,
  people,
  ownedTokens,
  users,
]
