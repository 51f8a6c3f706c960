/** What a head's money is to the association. */
export const headKinds = [
  { value: 'income', label: { en: 'Income', bn: 'আয়' } },
  { value: 'passed_on', label: { en: 'Money passed on', bn: 'অন্যের জন্য আদায়' } },
] as const
