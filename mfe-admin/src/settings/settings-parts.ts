import type { SettingsKey } from '@samity/shared-api/contract/site/settings'
import type { Words } from '@samity/shared-api/contract/words'

type Part = {
  label: Words
  /** The words of its contents, for the search of the top bar */
  content: Words
}

export const tabParts: Record<Exclude<SettingsKey, 'voter_list'> | 'backups' | 'roles', Part> = {
  association: {
    label: { en: 'Association', bn: 'সমিতি' },
    content: { en: 'Name, established, logo, history', bn: 'নাম, প্রতিষ্ঠা, লোগো, ইতিহাস' },
  },
  slides: {
    label: { en: 'Slides', bn: 'স্লাইড' },
    content: { en: 'Slideshow of the website', bn: 'ওয়েবসাইটের স্লাইড শো' },
  },
  tiles: {
    label: { en: 'Tiles', bn: 'টাইল' },
    content: { en: 'Titles in the menu of the website', bn: 'ওয়েবসাইটের মেনুর শিরোনাম' },
  },
  contact: {
    label: { en: 'Contact', bn: 'যোগাযোগ' },
    content: {
      en: 'Office address, landmark, phone, email, working days, map',
      bn: 'কার্যালয়ের ঠিকানা, চেনার উপায়, ফোন, ই-মেইল, কর্মদিবস, মানচিত্র',
    },
  },
  footer: {
    label: { en: 'Footer', bn: 'পাদদেশ' },
    content: { en: 'Links of the website, developer credit', bn: 'ওয়েবসাইটের লিংক, নির্মাতার নাম' },
  },
  helpline: {
    label: { en: 'Helpline', bn: 'হেল্পলাইন' },
    content: { en: 'Helpline numbers and hours', bn: 'হেল্পলাইন নম্বর ও সময়' },
  },
  receipt: {
    label: { en: 'Receipt', bn: 'রসিদ' },
    content: { en: 'Signatures', bn: 'স্বাক্ষর' },
  },
  prints: {
    label: { en: 'Prints and exports', bn: 'মুদ্রণ ও এক্সপোর্ট' },
    content: {
      en: 'Spelling of English words on paper and in files',
      bn: 'কাগজে ও ফাইলে ইংরেজি শব্দের বানান',
    },
  },
  members: {
    label: { en: 'Member list', bn: 'সদস্য তালিকা' },
    content: {
      en: 'What the public card of an advocate shows: phone, address, blood group, date of birth, privacy',
      bn: 'ওয়েবসাইটে আইনজীবীর যা দেখা যায়: ফোন, ঠিকানা, রক্তের গ্রুপ, জন্মতারিখ, গোপনীয়তা',
    },
  },
  rates: {
    label: { en: 'Rates', bn: 'হার' },
    content: { en: 'Yearly Cost', bn: 'বার্ষিক খরচ' },
  },
  backups: {
    label: { en: 'Backup', bn: 'ব্যাকআপ' },
    content: { en: 'Backups, passphrase, database', bn: 'ব্যাকআপ, গোপন বাক্য, ডেটাবেস' },
  },
  roles: {
    label: { en: 'Roles', bn: 'ভূমিকা' },
    content: { en: 'Permissions of modules', bn: 'মডিউলের অনুমতি' },
  },
}

export const cardParts: Record<'lock' | 'twoFactor', Part> = {
  lock: {
    label: { en: 'Closed period', bn: 'বন্ধ সময়কাল' },
    content: { en: 'Locked up to a day, exceptions', bn: 'যে তারিখ পর্যন্ত বন্ধ, ব্যতিক্রম' },
  },
  twoFactor: {
    label: { en: 'Two-step sign-in', bn: 'দুই ধাপের সাইন ইন' },
    content: {
      en: 'Security: passkey or code after the password',
      bn: 'নিরাপত্তা: পাসওয়ার্ডের পরে পাসকি বা কোড',
    },
  },
}
