export const scanPath = (id: number): string => `resolutions/${id}/attachment/`
