export const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''
