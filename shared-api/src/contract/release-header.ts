/**
 * Names the module, the release and the ticket of the code that sends a request, with spaces between them.
 */
export const releaseHeader = 'X-Samity-Release'
