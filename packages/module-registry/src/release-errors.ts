import type { Words } from '@samity/shared-api/contract/words'
import { CommandError } from './command-error.ts'

/**
 * Why a release or a change of the registry is refused. Commands print English; the page Settings → Modules
 * shows both languages.
 */
const messages = {
  contract: {
    en: '{module} is written for contract {wanted}; this system has contract {here}.',
    bn: '{module} চুক্তির {wanted} সংস্করণের জন্য লেখা; এই সিস্টেমে আছে {here}।',
  },
  needs: {
    en: '{module} {release} needs {part} {wanted}; this system has {here}.',
    bn: '{module} {release}-এর দরকার {part} {wanted}; এই সিস্টেমে আছে {here}।',
  },
  requires: {
    en: '{module} requires {part} {wanted}; this system has {here}.',
    bn: '{module}-এর দরকার {part} {wanted}; এই সিস্টেমে আছে {here}।',
  },
  notExposed: {
    en: "{module} names the screen '{screen}', which src/module.tsx does not expose.",
    bn: "{module} '{screen}' নামের একটি পাতার কথা বলে, যা src/module.tsx-এ নেই।",
  },
  notNamed: {
    en: "{module} exposes the screen '{screen}', which module.json does not name.",
    bn: "{module}-এ '{screen}' নামের একটি পাতা আছে, যার কথা module.json-এ নেই।",
  },
  route: {
    en: '{module} claims the route {path}, which belongs to {owner}.',
    bn: '{module} {path} ঠিকানাটি চায়, যা {owner}-এর।',
  },
  routeOfShell: {
    en: '{module} claims the route {path}, which belongs to the shell. Give the screen another path.',
    bn: '{module} {path} ঠিকানাটি চায়, যা মূল কাঠামোর নিজের। পাতাটিকে অন্য ঠিকানা দিন।',
  },
  slotId: {
    en: '{module} claims the extension {id} in {slot}, which belongs to {owner}.',
    bn: '{module} {slot}-এ {id} অংশটি চায়, যা {owner}-এর।',
  },
  slot: {
    en: '{module} opens the slot {slot}, which {owner} opens already.',
    bn: '{module} {slot} স্থানটি খুলতে চায়, যা {owner} আগেই খুলেছে।',
  },
  opens: {
    en: "{module} opens records of the kind '{kind}', which {owner} opens already.",
    bn: "{module} '{kind}' ধরনের তথ্য খুলতে চায়, যা {owner} আগেই খোলে।",
  },
  series: {
    en: '{module} claims the receipt series {code}, which belongs to {owner}.',
    bn: '{module} {code} রসিদ-ক্রম চায়, যা {owner}-এর।',
  },
  schema: {
    en: '{module} {release} works with its database schema up to version {newest}, but the database has version {version}, which needs a release for version {oldest} or later. Activate such a release.',
    bn: '{module} {release} নিজের ডেটাবেস স্কিমার {newest} সংস্করণ পর্যন্ত কাজ করে, কিন্তু ডেটাবেসে আছে {version} সংস্করণ, যার জন্য {oldest} বা পরের সংস্করণের রিলিজ দরকার। তেমন একটি রিলিজ চালু করুন।',
  },
  schemaOfActive: {
    en: '{module} {release} changes its database schema so that {active} does not work with it, and people have that release. Nothing was changed.',
    bn: '{module} {release} নিজের ডেটাবেস স্কিমা এমনভাবে বদলায় যে {active} তাতে কাজ করে না, অথচ সবাই সেই রিলিজই পাচ্ছেন। কিছুই বদলায়নি।',
  },
  migrations: {
    en: "{module} {release} must contain the migrations 1 to {count} as service/migrations/001.<name>.sql and so on, as 'newest' of its schema says.",
    bn: '{module} {release}-এ 1 থেকে {count} পর্যন্ত মাইগ্রেশন service/migrations/001.<name>.sql ইত্যাদি নামে থাকতে হবে, যেমন module.json-এ বলা আছে।',
  },
  recordTable: {
    en: "{module} {release}: its 'records' name the table {table}, which its schema does not have.",
    bn: '{module} {release}: এর ‘records’-এ {table} টেবিলের কথা আছে, যা এর স্কিমায় নেই।',
  },
  recordColumn: {
    en: "{module} {release}: its 'records' name the column {column} of {table}, which that table does not store.",
    bn: '{module} {release}: এর ‘records’-এ {table} টেবিলের {column} কলামের কথা আছে, যা সেই টেবিলে রাখা হয় না।',
  },
  recordKind: {
    en: "{module} {release}: the column {column} of {table} is not of the kind '{kind}' that its 'records' say.",
    bn: '{module} {release}: {table} টেবিলের {column} কলাম ‘records’-এ বলা {kind} ধরনের নয়।',
  },
  noRelease: { en: '{module} has no release {release}.', bn: '{module}-এর {release} রিলিজ নেই।' },
  otherList: {
    en: '{module} {release}: the list of files does not match the name of the release.',
    bn: '{module} {release}: ফাইলের তালিকা রিলিজটির নামের সাথে মেলে না।',
  },
  noHash: {
    en: '{module} {release}: {file} has no integrity hash.',
    bn: '{module} {release}: {file}-এর হ্যাশ নেই।',
  },
  twoHashes: {
    en: '{module} {release}: {file} has two different hashes.',
    bn: '{module} {release}: {file}-এর দুটি ভিন্ন হ্যাশ আছে।',
  },
  unsigned: {
    en: '{module} {release} is not signed; this system accepts only signed releases.',
    bn: '{module} {release} স্বাক্ষরিত নয়; এই সিস্টেম শুধু স্বাক্ষরিত রিলিজ নেয়।',
  },
  otherSigner: {
    en: '{module} {release} is not signed with a key that this system trusts.',
    bn: '{module} {release} এই সিস্টেমের বিশ্বস্ত কোনো চাবি দিয়ে স্বাক্ষরিত নয়।',
  },
  missing: { en: '{module} {release}: {file} is missing.', bn: '{module} {release}: {file} নেই।' },
  changed: {
    en: '{module} {release}: {file} was changed after its release.',
    bn: '{module} {release}: রিলিজের পরে {file} বদলানো হয়েছে।',
  },
  otherContent: {
    en: '{module} {version} was released before with other content ({release}): use another version number.',
    bn: '{module} {version} আগে অন্য বিষয়বস্তু নিয়ে প্রকাশিত হয়েছে ({release}): এটির অন্য সংস্করণ নম্বর দিন।',
  },
  noModule: { en: "The registry has no module '{module}'.", bn: "রেজিস্ট্রিতে '{module}' নামের মডিউল নেই।" },
  everyones: {
    en: '{module} {release} is already active for everyone.',
    bn: '{module} {release} ইতিমধ্যে সবার জন্য চালু।',
  },
  noCanary: { en: '{module} has no canary.', bn: '{module}-এর কোনো পরীক্ষামূলক রিলিজ নেই।' },
  noEarlier: {
    en: '{module} has no earlier release to go back to.',
    bn: '{module}-এর ফিরে যাওয়ার মতো আগের কোনো রিলিজ নেই।',
  },
  notRehearsed: {
    en: 'This system requires a rehearsal before an activation, and {module} {release} has none.',
    bn: 'এই সিস্টেমে চালু করার আগে মহড়া লাগে, আর {module} {release}-এর মহড়া হয়নি।',
  },
  rehearsalFailed: {
    en: 'This system requires a passed rehearsal before an activation, and that of {module} {release} did not pass.',
    bn: 'এই সিস্টেমে চালু করার আগে সফল মহড়া লাগে, আর {module} {release}-এর মহড়া সফল হয়নি।',
  },
  noComposition: {
    en: "There is no composition '{name}'.",
    bn: "'{name}' নামে কোনো সমাবেশ নেই।",
  },
  compositionExists: {
    en: "There is a composition '{name}' already. Choose another name.",
    bn: "'{name}' নামে একটি সমাবেশ আগেই আছে। অন্য নাম দিন।",
  },
  compositionUnsigned: {
    en: "The composition '{name}' is not signed; this system accepts only signed ones.",
    bn: "'{name}' সমাবেশটি স্বাক্ষরিত নয়; এই সিস্টেম শুধু স্বাক্ষরিত সমাবেশ নেয়।",
  },
  compositionSigner: {
    en: "The composition '{name}' is not signed with a key that this system trusts.",
    bn: "'{name}' সমাবেশটি এই সিস্টেমের বিশ্বস্ত কোনো চাবি দিয়ে স্বাক্ষরিত নয়।",
  },
} satisfies Record<string, Words>

const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_gap, key: string) => String(values[key]))

export function releaseError(
  code: keyof typeof messages,
  values: Record<string, string | number>,
): CommandError {
  const { en, bn } = messages[code]
  return new CommandError(fill(en, values), fill(bn, values))
}
