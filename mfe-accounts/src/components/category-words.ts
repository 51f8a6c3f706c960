export const categoryWords = {
  category: { en: 'Category', bn: 'খাত' },
  probable: { en: 'Probable', bn: 'সম্ভাব্য' },
  actual: { en: 'Actual', bn: 'প্রকৃত' },
  difference: { en: 'Difference', bn: 'পার্থক্য' },
  percent: { en: 'Percent', bn: 'শতাংশ' },
  last: { en: 'Last year', bn: 'গত বছর' },
  change: { en: 'Change', bn: 'পরিবর্তন' },
  total: { en: 'Total', bn: 'মোট' },
  passedOn: { en: 'Money passed on, outside the income', bn: 'অন্যের জন্য আদায়, আয়ের বাইরে' },
}
