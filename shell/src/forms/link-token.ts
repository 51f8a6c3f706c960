type LinkLocation = { search: string; hash: string }

/** The token of a one-time link. It stands behind the `#`, where no server sees it; older links have it in the query. */
export const tokenIn = ({ search, hash }: LinkLocation): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? ''
