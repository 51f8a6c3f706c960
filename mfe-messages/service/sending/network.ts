import { lookup as resolve } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Which addresses a provider may have. Tests allow their own machine. */
export type Network = { isAllowed: (address: string) => boolean; protocols: readonly string[] }

/**
 * Addresses that anybody on the internet can have, over HTTPS: no form leads into the association's own
 * network.
 */
export const internet: Network = {
  isAllowed: (address) => ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast',
  protocols: ['https:'],
}

export class ForbiddenAddressError extends Error {}

/** Connects to the addresses that it has checked, so a name that changes in between leads nowhere else. */
export const lookupIn =
  ({ isAllowed }: Network): LookupFunction =>
  (hostname, options, callback) =>
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (!addresses.every(({ address }) => isAllowed(address)))
        return callback(new ForbiddenAddressError(hostname), [])
      const [first] = addresses
      return options.all || !first ? callback(null, addresses) : callback(null, first.address, first.family)
    })

/** An address in place of a name is never looked up. */
export const isForbiddenHost = (hostname: string, { isAllowed }: Network): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '')
  return isIP(host) !== 0 && !isAllowed(host)
}
