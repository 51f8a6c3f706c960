import { roleNames, type Words } from '@samity/shared-api/contract'
import type { ReleaseAsk } from '@samity/shared-api/contract/system/modules'
import { coreSlots } from '@samity/shared-api/contract/system/slots'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useId } from 'react'
import styles from './modules.module.css'

const words = {
  heading: { en: 'This release asks for', bn: 'এই রিলিজ যা চায়' },
  nothing: {
    en: 'This release asks for nothing but its screens.',
    bn: 'নিজের পাতা ছাড়া এই রিলিজ আর কিছু চায় না।',
  },
  unchanged: {
    en: 'The active release asks for the same.',
    bn: 'চালু রিলিজও একই জিনিস চায়।',
  },
  first: { en: 'The module is not active yet. All of this is new.', bn: 'মডিউলটি এখনো চালু নয়। এর সবই নতুন।' },
  isNew: { en: 'New', bn: 'নতুন' },
  roles: { en: '{name} ({roles})', bn: '{name} ({roles})' },
  unconfined: {
    en: 'This machine cannot confine the service: its code can stop Samity and reads what the server may read. Activate it only if you trust its team, or install bubblewrap.',
    bn: 'এই যন্ত্র সার্ভিসটিকে আলাদা রাখতে পারে না: এর কোড সমিতি থামাতে পারে এবং সার্ভার যা পড়তে পারে তা পড়তে পারে। দলটির ওপর আস্থা থাকলেই চালু করুন, অথবা bubblewrap ইনস্টল করুন।',
  },
  cleartext: {
    en: 'Its address has no encryption: whoever reads the network gets the tokens of people for a minute. Use https unless both are in one private network.',
    bn: 'এর ঠিকানায় এনক্রিপশন নেই: নেটওয়ার্ক যে পড়তে পারে সে এক মিনিটের জন্য ব্যবহারকারীদের টোকেন পায়। দুটিই একই নিজস্ব নেটওয়ার্কে না থাকলে https ব্যবহার করুন।',
  },
  publicFiles: {
    en: 'Its service may show files to everyone on the website.',
    bn: 'এর সার্ভিস ওয়েবসাইটে সবাইকে ফাইল দেখাতে পারে।',
  },
  noRole: { en: 'no role', bn: 'কোনো ভূমিকা নয়' },
}

const kinds: Record<ReleaseAsk['kind'], Words> = {
  slot: { en: 'Places on other screens', bn: 'অন্য পাতায় জায়গা' },
  service: { en: 'A service', bn: 'একটি সার্ভিস' },
  unconfined: { en: 'No sandbox', bn: 'স্যান্ডবক্স নেই' },
  right: { en: 'Rights of its service', bn: 'সার্ভিসের অধিকার' },
  module: { en: 'Modules whose services it calls', bn: 'যেসব মডিউলের সার্ভিস ডাকে' },
  event: { en: 'Events it hears', bn: 'যেসব ঘটনা জানানো হবে' },
  job: { en: 'Jobs of every day', bn: 'প্রতিদিনের কাজ' },
  schema: { en: 'A database schema, versions', bn: 'ডেটাবেজের একটি স্কিমা, সংস্করণ' },
  series: { en: 'Receipt series', bn: 'রসিদের ধারা' },
  files: { en: 'Room for files', bn: 'ফাইলের জায়গা' },
  'public-files': { en: 'Public files', bn: 'উন্মুক্ত ফাইল' },
  permission: { en: 'Permissions', bn: 'অনুমতি' },
  setting: { en: 'Settings', bn: 'সেটিংস' },
}

/** A newer server may know more slots, and modules open their own. */
const slotNameOf = (slot: string): Words | undefined => coreSlots.find(({ name }) => name === slot)?.title

type Props = { asks: ReleaseAsk[]; isFirst: boolean }

export function ReleaseAsks({ asks, isFirst }: Props) {
  const t = useWords(words)
  const say = useSay()
  const id = useId()
  if (asks.length === 0) return <p className={styles.hint}>{t.nothing}</p>
  const kindsInOrder = [...new Set(asks.map(({ kind }) => kind))]
  return (
    <section aria-labelledby={id} className={styles.asks}>
      <h3 id={id}>{t.heading}</h3>
      {isFirst ? (
        <p className={styles.hint}>{t.first}</p>
      ) : (
        asks.every(({ isNew }) => !isNew) && <p className={styles.hint}>{t.unchanged}</p>
      )}
      <dl>
        {kindsInOrder.map((kind) => (
          <div key={kind}>
            <dt>{say(kinds[kind])}</dt>
            {asks
              .filter((ask) => ask.kind === kind)
              .map((ask) => (
                <dd key={JSON.stringify(ask)}>
                  <AskText ask={ask} />
                  {ask.isNew && !isFirst && (
                    <>
                      {' '}
                      <strong className={styles.canary}>{t.isNew}</strong>
                    </>
                  )}
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The service has an address on another machine, without https. */
const sendsCleartext = (name: string): boolean =>
  name.startsWith('http:') && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(new URL(name).hostname)

function AskText({ ask: { kind, name, title, roles } }: { ask: ReleaseAsk }) {
  const t = useWords(words)
  const say = useSay()
  const roleList = roles && (roles.map((role) => say(roleNames[role])).join(', ') || t.noRole)
  const withRoles = (text: string) => (roleList ? fill(t.roles, { name: text, roles: roleList }) : text)
  if (kind === 'slot') return `${say(slotNameOf(name)) || name}: ${withRoles(say(title))}`
  if (kind === 'setting') return say(title)
  if (kind === 'unconfined') return t.unconfined
  if (kind === 'public-files') return t.publicFiles
  return (
    <>
      <code className={styles.release} translate="no">
        {name}
      </code>
      {title && ` ${withRoles(say(title))}`}
      {kind === 'service' && sendsCleartext(name) && ` ${t.cleartext}`}
    </>
  )
}
