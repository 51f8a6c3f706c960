import { Busy, Page, Problem, Sheet } from '@samity/shared-ui/core'
import type { Profile } from '@samity/shared-api/contract/users/user'
import { useReading } from '../parts/use-reading.ts'
import { OwnSessions } from './OwnSessions.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { TwoFactorSheet } from './TwoFactorSheet.tsx'
import { noUserData } from '../../session/confirm.ts'

const words = {
  heading: { en: 'Profile', bn: 'প্রোফাইল' },
  sessions: { en: 'Your sessions', bn: 'আপনার সেশনসমূহ' },
}

export default function ProfilePage() {
  const { value: profile, error, refresh, set } = useReading<Profile>('user/')
  return (
    <Page heading={words.heading}>
      <Sheet>
        {error ? (
          <Problem error={error} text={noUserData} retry={refresh} />
        ) : profile ? (
          <ProfileForm profile={profile} onSaved={set} />
        ) : (
          <Busy />
        )}
      </Sheet>
      <TwoFactorSheet />
      <Sheet heading={words.sessions}>
        <OwnSessions />
      </Sheet>
    </Page>
  )
}
