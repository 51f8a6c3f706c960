/** Something that keeps Samity from starting and that a person can change, said in one sentence. */
export class StartupError extends Error {}
