/**
 * An error keeps the product from working or endangers data; a warning may do so. Both have `advice`, a
 * sentence that says what to do.
 */
export type Finding = {
  check: string
  state: 'good' | 'warning' | 'error'
  finding: string
  advice?: string
}

export const findingsOf = (check: string) => ({
  good: (finding: string): Finding => ({ check, state: 'good', finding }),
  warning: (finding: string, advice: string): Finding => ({ check, state: 'warning', finding, advice }),
  error: (finding: string, advice: string): Finding => ({ check, state: 'error', finding, advice }),
})
