import { rm } from 'node:fs/promises'

export default async function tearDown(): Promise<void> {
  const { folder, server } = globalThis.samityTestDatabase ?? {}
  await server?.stop()
  if (folder) await rm(folder, { recursive: true })
}
