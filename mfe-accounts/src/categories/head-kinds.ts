/** Money of a head is income, or is passed on to others. */
export const headKinds = [
  { value: 'income', label: { en: 'Income', bn: 'আয়' } },
  { value: 'passed_on', label: { en: 'Money passed on', bn: 'অন্যের জন্য আদায়' } },
] as const
