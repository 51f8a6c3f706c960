import { isIPv4, isIPv6 } from 'node:net'

/** All unreadable addresses count as one network, so that an invented address gives no advantage. */
export const unknownNetwork = 'unknown'

/**
 * Returns the network of an address, as a key for counters. An IPv4 address is its own network. A client with
 * one IPv6 address controls at least the /64 around it, and often a /48.
 */
export function networkOf(address: string, prefix: 48 | 64 = 64): string {
  const plain = address
    .trim()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return unknownNetwork
  const groups = expandGroups(plain)
  if (isMappedIPv4(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  const network = groups.slice(0, prefix / 16).map((group) => group.toString(16))
  return `${network.join(':')}::/${prefix}`
}

const isMappedIPv4 = (groups: number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff

function expandGroups(address: string): number[] {
  const [start = '', end] = address.split('::')
  const first = parseGroups(start)
  const last = parseGroups(end ?? '')
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

/** Returns the groups that the text contains; the last 32 bits may be written as an IPv4 address. */
const parseGroups = (text: string): number[] =>
  text
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      if (!group.includes('.')) return [parseInt(group, 16)]
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
      return [a * 256 + b, c * 256 + d]
    })

/** The address of the server's internal requests to itself. No other program can have it. */
export const internalAddress = '0.0.0.0'
