type Done = (error?: unknown) => void
type Rule = {
  validator?: (
    rule: Rule,
    value: unknown,
    done: Done,
    source: object,
    options: object,
  ) => Promise<unknown> | void
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : error)

/**
 * Takes the place of the validator of antd's forms in builds for browsers. That one knows types, ranges,
 * patterns and e-mail addresses. Every rule of our forms is a `validator` of its own, because the
 * declarations of the contract validate: 4 kB (brotli) that no form uses. A rule without a validator is
 * refused.
 */
// oxlint-disable-next-line import/no-default-export -- the export of the package that it replaces
export default class OwnRules {
  readonly #field: string
  readonly #rule: Rule

  constructor(rules: Record<string, Rule[]>) {
    const [entry] = Object.entries(rules)
    this.#field = entry?.[0] ?? ''
    this.#rule = entry?.[1][0] ?? {}
  }

  messages(): void {}

  /** Resolves for a valid value. Rejects with `{ errors: [{ field, message }] }`. */
  validate(source: Record<string, unknown>, options: object = {}): Promise<unknown> {
    const field = this.#field
    const rule = this.#rule
    return new Promise((resolve, reject) => {
      const done: Done = (error) =>
        // oxlint-disable-next-line prefer-promise-reject-errors -- what the form expects
        error ? reject({ errors: [{ field, message: messageOf(error) }] }) : resolve(source)
      if (!rule.validator) done('A rule needs a validator: this build has no others.')
      // oxlint-disable-next-line no-callback-in-promise -- a validator returns a promise, calls back, or both
      else rule.validator(rule, source[field], done, source, options)?.catch(done)
    })
  }
}
