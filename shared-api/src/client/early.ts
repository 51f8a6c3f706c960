// the session without its atoms, for the small script that a page starts with
export { loadSession } from './stored-session.ts'
export * from './early-requests.ts'
