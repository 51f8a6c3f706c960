// One file, which loads when one of the two dialogs needs it.
export { IdentityForm } from './IdentityForm.tsx'
export { SessionSignInForm } from './SessionSignInForm.tsx'
