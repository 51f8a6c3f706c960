import type { SettingsAnswer, SettingsKey } from '@samity/shared-api/contract/site/settings'
import { Busy, Page, Problem } from '@samity/shared-ui/core'
import { Tabs } from '@samity/shared-ui/tabs'
import { useSearchParams } from '@samity/shared-ui/router'
import { associationAtom, useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { useReading } from '../parts/use-reading.ts'
import { BackupSheet } from './BackupSheet.tsx'
import { LockSheet } from './LockSheet.tsx'
import { AssociationSection } from './sections/AssociationSection.tsx'
import { ContactSection, HelplineSection } from './sections/ContactSections.tsx'
import { MembersSection, RatesSection, ReceiptSection } from './sections/OfficeSections.tsx'
import { FooterSection, SlidesSection, TilesSection } from './sections/WebsiteSections.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { TwoFactorRolesSheet } from './TwoFactorRolesSheet.tsx'

const words = {
  heading: { en: 'Settings', bn: 'সেটিংস' },
  association: { en: 'Association', bn: 'সমিতি' },
  slides: { en: 'Slides', bn: 'স্লাইড' },
  tiles: { en: 'Tiles', bn: 'টাইল' },
  contact: { en: 'Contact', bn: 'যোগাযোগ' },
  footer: { en: 'Footer', bn: 'পাদদেশ' },
  helpline: { en: 'Helpline', bn: 'হেল্পলাইন' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  members: { en: 'Member list', bn: 'সদস্য তালিকা' },
  rates: { en: 'Rates', bn: 'হার' },
  backups: { en: 'Backup', bn: 'ব্যাকআপ' },
}

/** The association's own texts and rules, in both languages. */
export default function SettingsPage() {
  const { value: settings, error, refresh, set } = useReading<SettingsAnswer>('settings/')
  return (
    <Page heading={words.heading}>
      <LockSheet />
      {error ? (
        <Problem error={error} retry={refresh} />
      ) : settings ? (
        <Parts settings={settings} onSaved={set} />
      ) : (
        <Busy />
      )}
      <TwoFactorRolesSheet />
    </Page>
  )
}

type PartsProps = { settings: SettingsAnswer; onSaved: (settings: SettingsAnswer) => void }

/** One tab for each part; the address says which is open. A tab that was opened keeps what was typed in it. */
function Parts({ settings, onSaved }: PartsProps) {
  const say = useSay()
  const setAssociation = useSetAtom(associationAtom)
  const [address, setAddress] = useSearchParams()
  function saved(answer: SettingsAnswer) {
    setAssociation(answer.association)
    onSaved(answer)
  }
  const common = { settings, onSaved: saved }
  const forms: Record<SettingsKey | 'backups', ReactNode> = {
    association: (
      <SettingsForm of="association" {...common}>
        {() => <AssociationSection />}
      </SettingsForm>
    ),
    slides: (
      <SettingsForm of="slides" {...common}>
        {() => <SlidesSection />}
      </SettingsForm>
    ),
    tiles: (
      <SettingsForm of="tiles" {...common}>
        {(tiles) => <TilesSection tiles={tiles} />}
      </SettingsForm>
    ),
    contact: (
      <SettingsForm of="contact" {...common}>
        {() => <ContactSection />}
      </SettingsForm>
    ),
    footer: (
      <SettingsForm of="footer" {...common}>
        {() => <FooterSection />}
      </SettingsForm>
    ),
    helpline: (
      <SettingsForm of="helpline" {...common}>
        {() => <HelplineSection />}
      </SettingsForm>
    ),
    receipt: (
      <SettingsForm of="receipt" {...common}>
        {({ signatures }) => <ReceiptSection association={settings.association} signatures={signatures} />}
      </SettingsForm>
    ),
    members: (
      <SettingsForm of="members" {...common}>
        {({ hidden_fields }) => <MembersSection hidden={hidden_fields} />}
      </SettingsForm>
    ),
    rates: (
      <SettingsForm of="rates" {...common}>
        {() => <RatesSection />}
      </SettingsForm>
    ),
    backups: <BackupSheet />,
  }
  const keys = Object.keys(forms) as (keyof typeof forms)[] // the record names each of them once
  const open = keys.find((key) => key === address.get('tab')) ?? 'association'
  return (
    <Tabs
      activeKey={open}
      onChange={(tab) => setAddress({ tab }, { replace: true })}
      items={keys.map((key) => ({ key, label: say(words[key]), children: forms[key] }))}
    />
  )
}
