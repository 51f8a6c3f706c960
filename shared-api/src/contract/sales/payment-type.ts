export const paymentTypes = [
  { value: 'cash', label: { en: 'Cash', bn: 'নগদ' } },
  { value: 'bank', label: { en: 'Bank Transfer', bn: 'ব্যাংক ট্রান্সফার' } },
  { value: 'check', label: { en: 'Check', bn: 'চেক' } },
  { value: 'mobile_banking', label: { en: 'Mobile Banking', bn: 'মোবাইল ব্যাংকিং' } },
] as const

export type PaymentType = (typeof paymentTypes)[number]['value']
