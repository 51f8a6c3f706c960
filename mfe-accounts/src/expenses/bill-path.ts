/** The path of the bill of a voucher in the API. */
export const billPath = (id: number): string => `actual_expanse/${id}/attachment/`
