export const billPath = (id: number): string => `actual_expanse/${id}/attachment/`
