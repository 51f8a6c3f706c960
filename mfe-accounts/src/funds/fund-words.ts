export const fundWords = {
  source: { en: 'Source', bn: 'উৎস' },
  formula: { en: 'Amount', bn: 'পরিমাণ' },
  share: { en: 'Share', bn: 'অংশ' },
  total: { en: 'Total', bn: 'মোট' },
  taka: { en: '{amount} tk', bn: '{amount} টাকা' },
  empty: {
    en: 'No category has a percentage in this fund yet.',
    bn: 'এই তহবিলে এখনো কোনো খাতের শতাংশ নির্ধারণ করা হয়নি।',
  },
}
