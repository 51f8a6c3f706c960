// session and language without atoms, for the small script that a page starts with
export { readStoredLanguage } from './stored-language.ts'
export { loadSession } from './stored-session.ts'
export * from './early-requests.ts'
