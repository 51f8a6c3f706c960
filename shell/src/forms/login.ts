import type { RequestError } from '@samity/shared-api/client'
import type { PasskeyOptions, PasskeyResponse } from '@samity/shared-api/contract/users/two-factor'
import type { Words } from '@samity/shared-api/contract/words'
import type { User } from '@samity/shared-api/session'
import { isRefused, sendForm } from './send-form.ts'

export const signInWords = {
  username: { en: 'Username', bn: 'ব্যবহারকারীর নাম' },
  email: { en: 'Email', bn: 'ই-মেইল' },
  password: { en: 'Password', bn: 'পাসওয়ার্ড' },
  login: { en: 'Login', bn: 'লগইন' },
  register: { en: 'Register', bn: 'নিবন্ধন' },
  required: { en: 'Username and password are required!', bn: 'ব্যবহারকারীর নাম ও পাসওয়ার্ড আবশ্যক!' },
  passwordHint: { en: '8 to 128 characters', bn: '৮ থেকে ১২৮ অক্ষর' },
} satisfies Record<string, Words>

const words = {
  wrong: { en: 'Invalid username or password!', bn: 'ব্যবহারকারীর নাম অথবা পাসওয়ার্ড ভুল!' },
  both: { en: 'Please provide both username and password.', bn: 'ব্যবহারকারীর নাম ও পাসওয়ার্ড দুটোই দিন।' },
} satisfies Record<string, Words>

export type SignInResult = { user: User; access: string }
export type SecondStep = { code: string; passkey?: PasskeyResponse | undefined }
type Credentials = { username: string; password: string }
/** The second step of an account with two-step sign-in: a code, or also a passkey */
export type RequiredStep = { passkeyOptions: PasskeyOptions | undefined }
/** `requiredStep` says that the server asks for the second step */
export type SignInFailure = { problem: Words | string; requiredStep?: RequiredStep }

const failureText = (error: RequestError): Words | string => {
  if (error.status === 401) return words.wrong
  return error.status === 400 ? words.both : error.message
}

/** Converts the error of a sign-in. The reason for a locked or pending account is the server's message. */
function toSignInFailure(error: RequestError): SignInFailure {
  const problem = failureText(error)
  if (!error.errors['code']) return { problem }
  return { problem, requiredStep: { passkeyOptions: error.passkey_options } }
}

export async function requestSession(
  path: string,
  { code, passkey }: SecondStep,
  credentials?: Credentials,
): Promise<SignInResult | SignInFailure> {
  const body = { ...credentials, ...(code && { code }), ...(passkey && { passkey }) }
  const response = await sendForm<SignInResult>(path, body)
  return isRefused(response) ? toSignInFailure(response.refusal) : response
}

const missingText: SignInFailure = { problem: signInWords.required }
export const login = async ({ username, password }: Credentials, step: SecondStep) =>
  username.trim() && password ? requestSession('login/', step, { username, password }) : missingText

/** The path to open after sign-in: the requested page (`?next=`) or the dashboard, never another site. */
export function redirectTarget(search: string): string {
  const target = new URLSearchParams(search).get('next') ?? ''
  return /^\/(?![/\\])/.test(target) && !/^\/signin\b/i.test(target) ? target : '/dashboard'
}
