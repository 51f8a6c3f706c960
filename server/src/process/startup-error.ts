/**
 * An error that stops a command or the start and that a person can fix. The message is one sentence for that
 * person.
 */
export class StartupError extends Error {}
