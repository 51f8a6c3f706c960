/**
 * A loader for the adapter of axios that sends with `fetch`: 4 kB (brotli) that no request uses, because
 * browsers have XMLHttpRequest.
 */
// oxlint-disable-next-line import/no-default-export -- a loader has to be a default export
export default function withoutFetchAdapter(): string {
  return 'export const getFetch = () => undefined\nexport default undefined\n'
}
