export default async function tearDown(): Promise<void> {
  await Promise.all((globalThis.samityTestServers ?? []).map((server) => server.stop()))
}
