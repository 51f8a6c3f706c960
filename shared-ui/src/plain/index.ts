export { CodeField, PasswordField, PlainField } from './PlainField.tsx'
export { canUsePasskeys, loadPasskeys, PasskeyButton, type PasskeyCode } from './PasskeyButton.tsx'
export type { PasskeyResult } from './passkeys.ts'
export { useOnce } from './use-once.ts'
