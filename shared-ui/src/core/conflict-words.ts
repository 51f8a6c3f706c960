/** The choices of a person after somebody else has saved the same values */
export const conflictWords = {
  mine: { en: 'Save mine', bn: 'আমারটি সংরক্ষণ করুন' },
  theirs: { en: 'Use the saved version', bn: 'সংরক্ষিতটি নিন' },
}
