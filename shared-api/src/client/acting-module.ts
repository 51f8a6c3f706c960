type ActingModule = { name: string; release: string; ticket?: string }
let actingModule: ActingModule | undefined

/** The shell sets the module in whose part of the page the person acts; undefined for its own parts. */
export function setActingModule(module: ActingModule | undefined): void {
  actingModule = module
}

/**
 * Names the release for which a call is sent. A release without a ticket, as in development, is not named.
 */
export const actingRelease = (): string | undefined =>
  actingModule?.ticket && `${actingModule.name} ${actingModule.release} ${actingModule.ticket}`
