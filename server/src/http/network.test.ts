import { networkOf, unknownNetwork } from './network.ts'

test('an IPv4 address is its own network', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
  expect(networkOf(' 203.0.113.7 ', 48)).toBe('203.0.113.7')
})

test('an IPv4 address written as IPv6 is the same network as the plain one', () => {
  for (const address of [
    '::ffff:203.0.113.7',
    '::FFFF:203.0.113.7',
    '::ffff:cb00:7107',
    '[::ffff:203.0.113.7]',
  ])
    expect(networkOf(address)).toBe('203.0.113.7')
  expect(networkOf('0:0:0:0:0:ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('an IPv6 address belongs to the /64 or the /48 around it, however it is written', () => {
  for (const address of [
    '2001:db8:1:2:3:4:5:6',
    '2001:0DB8:0001:0002:ffff::1',
    '2001:db8:1:2::',
    '[2001:db8:1:2::9]',
    '2001:db8:1:2::9%eth0',
    '2001:db8:1:2::192.0.2.1',
  ]) {
    expect(networkOf(address)).toBe('2001:db8:1:2::/64')
    expect(networkOf(address, 48)).toBe('2001:db8:1::/48')
  }
})

test('two /64 of one /48 are two networks and one wide network', () => {
  expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
  expect(networkOf('2001:db8:1:2::1', 48)).toBe(networkOf('2001:db8:1:3::1', 48))
  expect(networkOf('2001:db8:2::1', 48)).not.toBe(networkOf('2001:db8:1::1', 48))
})

test('omitted groups of zeros are filled in at any position', () => {
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('fe80::1%lo')).toBe('fe80:0:0:0::/64')
  expect(networkOf('1::')).toBe('1:0:0:0::/64')
})

test('addresses that cannot be read count as one network', () => {
  for (const text of ['', 'localhost', '300.1.1.1', '1.2.3', '2001:db8:::1', '[::1', '203.0.113.7:8080'])
    expect(networkOf(text)).toBe(unknownNetwork)
})
