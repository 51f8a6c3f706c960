import type { Words } from '@samity/shared-api/contract/words'
import { sessionAtom, type User } from '@samity/shared-api/session'
import { useLocation, useNavigate } from '@samity/shared-ui/router'
import { useSay } from '@samity/shared-ui/words'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { removeFrameSkeleton } from '../frames/frame-skeleton.ts'
import { ModuleNotice } from '../modules/screen/ModuleNotice.tsx'
import { ScreenLoading } from '../modules/screen/ScreenLoading.tsx'
import { noticeAtom } from '../notices/notice.ts'
import { confirmAtom, confirmationAtom, type SessionConfirmation } from './confirm.ts'

const words = {
  none: { en: 'No token found. Please log in.', bn: 'টোকেন পাওয়া যায়নি। অনুগ্রহ করে লগইন করুন।' },
  expired: { en: 'Your session has expired.', bn: 'আপনার সেশনের মেয়াদ শেষ হয়েছে।' },
  signIn: { en: 'Sign in', bn: 'সাইন ইন' },
  title: { en: 'The dashboard', bn: 'ড্যাশবোর্ড' },
}

/** Shows the dashboard only after the server has confirmed the session. */
export function SessionGuard({ children }: { children: (user: User) => ReactNode }) {
  const { access_token, user } = useAtomValue(sessionAtom)
  const confirmation = useAtomValue(confirmationAtom)
  const confirm = useSetAtom(confirmAtom)
  const say = useSay()
  const toText = (message: Words | string) => (typeof message === 'string' ? message : say(message))
  useRedirectWithoutSession(access_token, confirmation.status)

  useEffect(() => {
    if (access_token) void confirm()
  }, [access_token, confirm])

  useLayoutEffect(() => {
    if (!access_token || confirmation.status === 'failed') removeFrameSkeleton()
  }, [access_token, confirmation.status])

  if (!access_token) return null
  if (confirmation.status === 'failed')
    return (
      <ModuleNotice
        title={words.title}
        error={new Error(toText(confirmation.message))}
        onRetry={() => void confirm()}
      />
    )
  return confirmation.status === 'confirmed' ? children(user ?? confirmation.user) : <ScreenLoading />
}

/** Redirects to the sign-in page after a sign-out, else to the website with a notice that leads back here. */
function useRedirectWithoutSession(token: string, status: SessionConfirmation['status']): void {
  const navigate = useNavigate()
  const setNotice = useSetAtom(noticeAtom)
  const { pathname, search } = useLocation()
  const hadSession = useRef(false)

  useEffect(() => {
    if (token && status === 'confirmed') hadSession.current = true
  }, [token, status])

  useEffect(() => {
    if (token) return
    const isRefused = status === 'refused'
    if (hadSession.current && !isRefused) return void navigate('/signin', { replace: true })
    setNotice({
      text: isRefused ? words.expired : words.none,
      link: { label: words.signIn, to: `/signin?next=${encodeURIComponent(pathname + search)}` },
    })
    void navigate('/', { replace: true })
    // oxlint-disable-next-line exhaustive-deps -- decided once, when the session ends
  }, [token])
}
