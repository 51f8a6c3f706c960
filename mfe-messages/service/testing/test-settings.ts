import type { Network } from '../sending/network.ts'

/** The provider of a test listens on this machine. */
export const ownMachine: Network = { isAllowed: () => true, protocols: ['http:', 'https:'] }

export const testSettings = {
  sms: 'http',
  email: 'off',
  part_price: '0.40',
  per_minute: 1000,
  quiet_from: '00:00',
  quiet_to: '00:00',
  sms_key: 'a-key',
  sms_sender: 'DBA',
}
