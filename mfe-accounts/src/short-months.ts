export const shortMonths = [
  { en: 'Jan', bn: 'জানু' },
  { en: 'Feb', bn: 'ফেব্রু' },
  { en: 'Mar', bn: 'মার্চ' },
  { en: 'Apr', bn: 'এপ্রিল' },
  { en: 'May', bn: 'মে' },
  { en: 'Jun', bn: 'জুন' },
  { en: 'Jul', bn: 'জুলাই' },
  { en: 'Aug', bn: 'আগস্ট' },
  { en: 'Sep', bn: 'সেপ্টে' },
  { en: 'Oct', bn: 'অক্টো' },
  { en: 'Nov', bn: 'নভে' },
  { en: 'Dec', bn: 'ডিসে' },
]
