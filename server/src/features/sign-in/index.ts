import type { FastifyInstance } from 'fastify'
import { signIn } from './sign-in.ts'
import { passwords } from './passwords.ts'
import { twoFactor } from './two-factor.ts'
import { confirmation } from './confirmation.ts'
import { passkeys } from './passkeys.ts'
import { signOn } from './single-sign-on/sign-on.ts'
import { signOnLinks } from './single-sign-on/sign-on-links.ts'
import { resetLinks } from './reset-link.ts'

export const signInRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  signIn,
  passwords,
  twoFactor,
  confirmation,
  passkeys,
  signOn,
  signOnLinks,
  resetLinks,
]
