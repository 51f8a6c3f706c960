const reconciled = {
  en: 'The account is reconciled to a later day, so nothing up to that day changes.',
  bn: 'হিসাবটি পরের একটি তারিখ পর্যন্ত সমন্বিত, তাই সেই তারিখ পর্যন্ত কিছুই বদলায় না।',
}

/** The refusal of the database when somebody makes a reconciliation final meanwhile. */
export const reconciledConflicts = { conflicts: { reconciled: { field: 'day', message: reconciled } } }
