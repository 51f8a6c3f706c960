import type { Words } from '@samity/shared-api/contract'
import type { RecordValues } from '@samity/shared-api/module'
import type { StartStep } from '@samity/shared-api/contract/start/getting-started'

type StepWords = {
  title: Words
  why: Words
  /** Where the step is done */
  opens: { kind: string; values?: RecordValues }
  open: Words
}

export const stepWords: Record<StartStep, StepWords> = {
  name: {
    title: { en: 'Name of the association', bn: 'সমিতির নাম' },
    why: { en: 'It is on the website and on every receipt.', bn: 'ওয়েবসাইট ও প্রতিটি রসিদে থাকে।' },
    opens: { kind: 'settings' },
    open: { en: 'Open Settings: Association', bn: 'সেটিংস খুলুন: সমিতি' },
  },
  logo: {
    title: { en: 'Logo', bn: 'লোগো' },
    why: { en: 'Without it receipts have the usual emblem.', bn: 'না দিলে রসিদে সাধারণ প্রতীক থাকে।' },
    opens: { kind: 'settings' },
    open: { en: 'Open Settings: Association', bn: 'সেটিংস খুলুন: সমিতি' },
  },
  'public-card': {
    title: { en: 'What everybody may see of a member', bn: 'সদস্যের যে তথ্য সবাই দেখতে পারবেন' },
    why: {
      en: 'Phone, address, blood group and birth date are not on the website until you choose them. Save your choice, also an unchanged one.',
      bn: 'আপনি বেছে না নিলে ফোন, ঠিকানা, রক্তের গ্রুপ ও জন্ম তারিখ ওয়েবসাইটে থাকে না। কিছু না বদলালেও একবার সংরক্ষণ করুন।',
    },
    opens: { kind: 'settings', values: { tab: 'members' } },
    open: { en: 'Open Settings: Member list', bn: 'সেটিংস খুলুন: সদস্য তালিকা' },
  },
  people: {
    title: { en: 'People and roles', bn: 'ব্যবহারকারী ও ভূমিকা' },
    why: {
      en: 'Everybody signs in with an account of their own, so the books say who did what.',
      bn: 'প্রত্যেকে নিজের অ্যাকাউন্টে প্রবেশ করেন, তাই কে কী করেছেন তা হিসাবে থাকে।',
    },
    opens: { kind: 'user' },
    open: { en: 'Open Users', bn: 'ব্যবহারকারী খুলুন' },
  },
  buildings: {
    title: { en: 'Buildings', bn: 'ভবন' },
    why: { en: 'Sales and rents name them.', bn: 'বিক্রয় ও ভাড়ায় এগুলো লাগে।' },
    opens: { kind: 'building' },
    open: { en: 'Open Buildings', bn: 'ভবন খুলুন' },
  },
  banks: {
    title: { en: 'Banks', bn: 'ব্যাংক' },
    why: { en: 'Bank accounts and bank interest name them.', bn: 'ব্যাংক হিসাব ও ব্যাংক সুদে এগুলো লাগে।' },
    opens: { kind: 'bank' },
    open: { en: 'Open Banks', bn: 'ব্যাংক খুলুন' },
  },
  members: {
    title: { en: 'Members', bn: 'সদস্য' },
    why: {
      en: 'Import the list of advocates from a file, or add them one by one.',
      bn: 'আইনজীবীদের তালিকা ফাইল থেকে আমদানি করুন, অথবা একজন করে যোগ করুন।',
    },
    opens: { kind: 'import' },
    open: { en: 'Open Import', bn: 'আমদানি খুলুন' },
  },
  'opening-amounts': {
    title: { en: 'Opening amounts', bn: 'প্রারম্ভিক পরিমাণ' },
    why: {
      en: 'What is in each cash box and bank account on the day on which Samity begins. Old Books takes them from a file.',
      bn: 'এই সফটওয়্যার শুরুর দিনে প্রতিটি ক্যাশ বাক্স ও ব্যাংক হিসাবে যত টাকা আছে। ফাইল থেকে আনতে পুরোনো হিসাব খুলুন।',
    },
    opens: { kind: 'money-place' },
    open: { en: 'Open Money Places', bn: 'টাকার স্থান খুলুন' },
  },
  'first-receipt': {
    title: { en: 'First receipt', bn: 'প্রথম রসিদ' },
    why: {
      en: 'Enter the papers that you have under Paper Stock, sell one, and print the receipt.',
      bn: 'কাগজের মজুদে হাতে থাকা কাগজ লিখুন, একটি বিক্রি করুন ও রসিদ ছাপুন।',
    },
    opens: { kind: 'paper-sale' },
    open: { en: 'Open Vokalatnama', bn: 'ওকালতনামা খুলুন' },
  },
  backup: {
    title: { en: 'Backup', bn: 'ব্যাকআপ' },
    why: {
      en: 'Make one, and keep the passphrase away from the server.',
      bn: 'একটি ব্যাকআপ নিন, আর পাসফ্রেজ সার্ভারের বাইরে রাখুন।',
    },
    opens: { kind: 'settings', values: { tab: 'backups' } },
    open: { en: 'Open Settings: Backup', bn: 'সেটিংস খুলুন: ব্যাকআপ' },
  },
}
