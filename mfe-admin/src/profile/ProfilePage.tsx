import { LoadingState, Page, ErrorState, Card } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import type { Profile } from '@samity/shared-api/contract/users/user'
import { OwnSessions } from './OwnSessions.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { TwoFactorCard } from './TwoFactorCard.tsx'

const words = {
  failed: { en: 'Failed to fetch user data.', bn: 'ব্যবহারকারীর তথ্য আনা যায়নি।' },
  heading: { en: 'Profile', bn: 'প্রোফাইল' },
  sessions: { en: 'Your sessions', bn: 'আপনার সেশনসমূহ' },
}

export default function ProfilePage() {
  const { data: profile, error, refresh, set } = useGet<Profile>('user/', { snapshot: true })
  return (
    <Page heading={words.heading}>
      <Card>
        {error ? (
          <ErrorState error={error} text={words.failed} retry={refresh} />
        ) : profile ? (
          <ProfileForm profile={profile} onSaved={set} />
        ) : (
          <LoadingState />
        )}
      </Card>
      <TwoFactorCard />
      <Card heading={words.sessions}>
        <OwnSessions />
      </Card>
    </Page>
  )
}
