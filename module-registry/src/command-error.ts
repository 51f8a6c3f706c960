/** A sentence for the person at the terminal; everything else that is thrown is a fault of ours and shown whole. */
export class CommandError extends Error {
  /** The same in Bengali where a screen may show it; otherwise the sentence as it is. */
  readonly bn: string
  constructor(message: string, bn: string = message) {
    super(message)
    this.bn = bn
  }
}
