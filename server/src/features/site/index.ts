import type { FastifyInstance } from 'fastify'
import { media } from './media.ts'
import { notices } from './notices.ts'
import { siteLinks } from './site-links.ts'
import { contactMessages } from './contact-messages.ts'

export const siteRoutes: ((app: FastifyInstance) => Promise<void>)[] = [
  media,
  notices,
  siteLinks,
  contactMessages,
]
