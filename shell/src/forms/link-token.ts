type LinkLocation = { search: string; hash: string }

/** The token of a one-time link: in the fragment, which no server receives, or in an older link's query. */
export const tokenIn = ({ search, hash }: LinkLocation): string =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token') ?? ''
