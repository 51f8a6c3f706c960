export const periodWords = {
  today: { en: 'Today', bn: 'আজ' },
  month: { en: 'This month', bn: 'এই মাসে' },
  year: { en: 'This year', bn: 'এই বছরে' },
  nothing: { en: 'Nothing has been collected yet.', bn: 'এখনো কিছু আদায় হয়নি।' },
}
