type LinkLocation = { search: string; hash: string }

/**
 * Returns the token of a one-time link. It is in the fragment, which browsers do not send to a server. Older
 * links have it in the query.
 */
export const tokenIn = ({ search, hash }: LinkLocation): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? ''
