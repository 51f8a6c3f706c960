import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../http/network.ts'

/**
 * A stable key of the person who sends a request: the account, or for visitors a hash of the network, never
 * its address.
 */
export const personKeyOf = ({ user, ip }: Pick<FastifyRequest, 'user' | 'ip'>): string =>
  user
    ? `user:${user.id}`
    : `address:${createHash('sha256').update(networkOf(ip, 48)).digest('base64url').slice(0, 22)}`
