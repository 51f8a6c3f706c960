/** What the server answers when it refuses (status 400 and above): one shape for every route. */
export type ErrorBody = {
  message: string
  /** Sentences by field name, in the wire's names; nested rows as 'serials.0.to_serial'. */
  errors?: Record<string, string[]>
  /** This person may proceed by sending the same body with `override_reason` */
  overridable?: boolean
}
