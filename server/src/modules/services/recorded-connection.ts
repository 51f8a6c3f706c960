/** Begins the line of a service in a rehearsal for each connection; service-launcher.mjs has it, too. */
export const recordedConnection = 'samity-connection '
