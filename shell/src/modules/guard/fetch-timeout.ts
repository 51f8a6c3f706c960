const seconds = 1000
/** The maximum time for one file of a module. The federation runtime itself would wait for ever. */
export const fetchTimeoutMs = 10 * seconds

export const timeoutError = () => new DOMException('signal timed out', 'TimeoutError')
