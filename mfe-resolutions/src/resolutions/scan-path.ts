/** The path of the scan of a resolution. */
export const scanPath = (id: number): string => `resolutions/${id}/attachment/`
