import type { SettingsResponse } from '@samity/shared-api/contract/site/settings'
import { LoadingState, Page, ErrorState, useExtensions } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { Tabs } from '@samity/shared-ui/tabs'
import { useSearchParams } from '@samity/shared-ui/router'
import { associationAtom, useSay } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { BackupCard } from './BackupCard.tsx'
import { DatabaseCard } from './DatabaseCard.tsx'
import { LockCard } from './LockCard.tsx'
import { PermissionRolesCard } from './PermissionRolesCard.tsx'
import { AssociationSection } from './sections/AssociationSection.tsx'
import { ContactSection, HelplineSection } from './sections/ContactSections.tsx'
import { MembersSection, PrintsSection, RatesSection, ReceiptSection } from './sections/OfficeSections.tsx'
import { FooterSection, SlidesSection, TilesSection } from './sections/WebsiteSections.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { tabParts } from './settings-parts.ts'
import styles from './settings.module.css'
import { TwoFactorRolesCard } from './TwoFactorRolesCard.tsx'

const heading = { en: 'Settings', bn: 'সেটিংস' }

export default function SettingsPage() {
  const { data: settings, error, refresh, set } = useGet<SettingsResponse>('settings/', { snapshot: true })
  return (
    <Page heading={heading}>
      <LockCard />
      {error ? (
        <ErrorState error={error} retry={refresh} />
      ) : settings ? (
        <SettingsTabs settings={settings} onSaved={set} />
      ) : (
        <LoadingState />
      )}
      <TwoFactorRolesCard />
    </Page>
  )
}

// the record names each key once
const typedKeys = <K extends string>(record: Record<K, unknown>) => Object.keys(record) as K[]

type TabsProps = { settings: SettingsResponse; onSaved: (settings: SettingsResponse) => void }

/** One tab for each part. The URL contains the open tab. A tab keeps its input while another one is open. */
function SettingsTabs({ settings, onSaved }: TabsProps) {
  const say = useSay()
  const setAssociation = useSetAtom(associationAtom)
  const [params, setParams] = useSearchParams()
  function applySaved(response: SettingsResponse) {
    setAssociation({ ...response.association, ...response.prints })
    onSaved(response)
  }
  const common = { settings, onSaved: applySaved }
  // the module of the members shows the rule of voter lists
  const forms: Record<keyof typeof tabParts, ReactNode> = {
    association: (
      <SettingsForm part="association" {...common}>
        {() => <AssociationSection />}
      </SettingsForm>
    ),
    slides: (
      <SettingsForm part="slides" {...common}>
        {() => <SlidesSection />}
      </SettingsForm>
    ),
    tiles: (
      <SettingsForm part="tiles" {...common}>
        {(tiles) => <TilesSection tiles={tiles} />}
      </SettingsForm>
    ),
    contact: (
      <SettingsForm part="contact" {...common}>
        {() => <ContactSection />}
      </SettingsForm>
    ),
    footer: (
      <SettingsForm part="footer" {...common}>
        {() => <FooterSection />}
      </SettingsForm>
    ),
    helpline: (
      <SettingsForm part="helpline" {...common}>
        {() => <HelplineSection />}
      </SettingsForm>
    ),
    receipt: (
      <SettingsForm part="receipt" {...common}>
        {({ signatures }) => <ReceiptSection association={settings.association} signatures={signatures} />}
      </SettingsForm>
    ),
    prints: (
      <SettingsForm part="prints" {...common}>
        {({ spelling }) => <PrintsSection spelling={spelling} />}
      </SettingsForm>
    ),
    members: (
      <SettingsForm part="members" {...common}>
        {({ hidden_fields }) => <MembersSection hidden={hidden_fields} />}
      </SettingsForm>
    ),
    rates: (
      <SettingsForm part="rates" {...common}>
        {() => <RatesSection />}
      </SettingsForm>
    ),
    backups: (
      <div className={styles.form}>
        <BackupCard />
        <DatabaseCard />
      </div>
    ),
    roles: <PermissionRolesCard />,
  }
  const ownTabs = typedKeys(forms).map((key) => ({
    key,
    label: say(tabParts[key].label),
    children: forms[key],
  }))
  const extensionTabs = useExtensions('settings.section', {}).map(({ id, title, content }) => ({
    key: `section-${id}`,
    label: say(title),
    children: content,
  }))
  const tabs: { key: string; label: string; children: ReactNode }[] = [...ownTabs, ...extensionTabs]
  const open = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'association'
  return (
    <Tabs
      className={styles.tabs}
      activeKey={open}
      onChange={(tab) => setParams({ tab }, { replace: true })}
      items={tabs}
    />
  )
}
