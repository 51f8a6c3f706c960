/** The names of the figures of dues. */
export const words = {
  dues: { en: 'Dues', bn: 'পাওনা' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  fee: { en: 'Fee', bn: 'ফি' },
  charged: { en: 'Charged', bn: 'ধার্য' },
  waived: { en: 'Waived', bn: 'মওকুফ' },
  paid: { en: 'Paid', bn: 'পরিশোধিত' },
  owed: { en: 'Owed', bn: 'পাওনা' },
  delay: { en: 'Delay fee', bn: 'বিলম্ব ফি' },
  paidUntil: { en: 'Paid until', bn: 'যে পর্যন্ত পরিশোধিত' },
}
