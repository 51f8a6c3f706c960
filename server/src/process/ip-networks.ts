import ipaddr from 'ipaddr.js'

/** Reads '203.0.113.7' or '2001:db8::/32'; undefined for anything else. */
export function readNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] | undefined {
  if (!/^[\d.]+(\/\d+)?$|:/.test(text) || text.includes('%')) return undefined
  // '1.2' would be read as 1.0.0.2
  if (!text.includes(':') && text.split('.').length !== 4) return undefined
  try {
    if (text.includes('/')) return ipaddr.parseCIDR(text)
    const address = ipaddr.parse(text)
    return [address, address.kind() === 'ipv4' ? 32 : 128]
  } catch {
    return undefined
  }
}

/** True if the address is in one of the networks; an IPv4 address written as IPv6 is the same address. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const client = ipaddr.process(address)
  return networks.some((text) => {
    const network = readNetwork(text)
    return network !== undefined && network[0].kind() === client.kind() && client.match(network)
  })
}

/**
 * True for an address that anybody on the internet can have: not private, loopback, link-local, reserved or
 * translated.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'
