import type { ActiveModule } from '@samity/shared-api/module'
import { Page, Sheet } from '@samity/shared-ui/core'
import { DataTable, type Column } from '@samity/shared-ui/data'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useAtomValue } from 'jotai'
import { registryAtom, supportCode } from '../../modules/registry.ts'
import styles from './modules.module.css'
import { ReachedFiles } from './ReachedFiles.tsx'

type ModuleRow = ActiveModule & { id: string }

const words = {
  heading: { en: 'Modules', bn: 'মডিউল' },
  about: {
    en: 'The releases that are active for you, as this page was given them (registry revision {revision}).',
    bn: 'আপনার জন্য চালু রিলিজগুলো, এই পাতা যেমন পেয়েছে (রেজিস্ট্রি সংস্করণ {revision})।',
  },
  empty: { en: 'No modules are active.', bn: 'কোনো মডিউল চালু নেই।' },
  module: { en: 'Module', bn: 'মডিউল' },
  version: { en: 'Version', bn: 'সংস্করণ' },
  content: { en: 'Content', bn: 'বিষয়বস্তু' },
  place: { en: 'Place', bn: 'স্থান' },
  here: { en: 'This server', bn: 'এই সার্ভার' },
  screens: { en: 'Screens', bn: 'পাতা' },
  files: { en: 'Files', bn: 'ফাইল' },
  support: { en: 'Support code', bn: 'সহায়তা কোড' },
}

const versionOf = ({ release }: ActiveModule) => release.split('+')[0]
const contentOf = ({ release }: ActiveModule) => release.split('+')[1]
const screensOf = ({ descriptor }: ActiveModule) =>
  new Set(descriptor.routes.map(({ screen }) => screen)).size

const columns: Column<ModuleRow>[] = [
  { name: 'module', label: words.module, value: ({ name }) => name, show: (module) => <Title of={module} /> },
  { name: 'version', label: words.version, value: versionOf },
  { name: 'content', label: words.content, value: contentOf },
  { name: 'place', label: words.place, value: ({ base }) => base, show: ({ base }) => <Place of={base} /> },
  { name: 'screens', label: words.screens, value: screensOf, kind: 'int' },
  {
    name: 'files',
    label: words.files,
    value: () => null,
    show: (module) => <ReachedFiles module={module} />,
  },
]

/** Releases may lie on any origin; most lie on the one that serves the page. */
function Place({ of: base }: { of: string }) {
  const t = useWords(words)
  const { origin, host } = new URL(base, window.location.href)
  return origin === window.location.origin ? t.here : <span translate="no">{host}</span>
}

function Title({ of: { name, descriptor } }: { of: ActiveModule }) {
  const say = useSay()
  return (
    <span>
      {say(descriptor.title)} <code translate="no">{name}</code>
    </span>
  )
}

/** Which release of each module this page runs, and whether its files can be had from here. */
export default function ModulesPage() {
  const t = useWords(words)
  const show = useShow()
  const { modules, revision } = useAtomValue(registryAtom)
  return (
    <Page heading={words.heading}>
      <Sheet>
        <p className={styles.about}>{fill(t.about, { revision: show.digits(revision) })}</p>
        <DataTable
          label={words.heading}
          columns={columns}
          empty={words.empty}
          rows={modules.map((module) => ({ ...module, id: module.name }))}
        />
        <p className={styles.support}>
          {t.support}: <code translate="no">{supportCode(modules)}</code>
        </p>
      </Sheet>
    </Page>
  )
}
