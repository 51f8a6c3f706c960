/**
 * An error with a sentence for the person at the terminal. Any other error is a bug and is shown with its
 * stack.
 */
export class CommandError extends Error {
  readonly bn: string
  constructor(message: string, bn: string = message) {
    super(message)
    this.bn = bn
  }
}
