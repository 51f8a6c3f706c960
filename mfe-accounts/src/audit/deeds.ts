import type { Words } from '@samity/shared-api/contract'

/** What people do, by the trail's own word. */
const actions: Record<string, Words> = {
  create: { en: 'created', bn: 'যোগ' },
  update: { en: 'changed', bn: 'পরিবর্তন' },
  delete: { en: 'deleted', bn: 'মুছে ফেলা' },
  void: { en: 'voided', bn: 'বাতিল' },
  archive: { en: 'archived', bn: 'আর্কাইভ' },
  restore: { en: 'restored', bn: 'ফিরিয়ে আনা' },
  print: { en: 'printed', bn: 'মুদ্রণ' },
  attach: { en: 'bill attached', bn: 'বিল সংযুক্তি' },
  import: { en: 'imported', bn: 'আমদানি' },
  lock: { en: 'locked', bn: 'বন্ধ' },
  unlock: { en: 'unlocked', bn: 'খুলে দেওয়া' },
  refuse: { en: 'refused', bn: 'প্রত্যাখ্যান' },
  'sign-in': { en: 'signed in', bn: 'প্রবেশ' },
  'sign-out': { en: 'signed out', bn: 'প্রস্থান' },
  'end-session': { en: 'session ended', bn: 'সেশন বন্ধ' },
  'end-sessions': { en: 'sessions ended', bn: 'সব সেশন বন্ধ' },
  'change-password': { en: 'password changed', bn: 'পাসওয়ার্ড পরিবর্তন' },
  'reset-password': { en: 'password reset', bn: 'পাসওয়ার্ড পুনর্নির্ধারণ' },
  'reset-link': { en: 'reset link made', bn: 'পাসওয়ার্ডের লিংক তৈরি' },
  activate: { en: 'activated', bn: 'চালু' },
  rollback: { en: 'rolled back', bn: 'আগের সংস্করণে ফেরা' },
  canary: { en: 'tried with some', bn: 'আংশিক চালু' },
  'end-canary': { en: 'trial ended', bn: 'আংশিক চালু শেষ' },
}

/** What it was done to, by its path. */
const subjects: Record<string, Words> = {
  advocates: { en: 'Advocate', bn: 'আইনজীবী' },
  'position-list': { en: 'Position', bn: 'পদ' },
  committees: { en: 'Committee', bn: 'কমিটি' },
  buildings: { en: 'Building', bn: 'ভবন' },
  renters: { en: 'Renter', bn: 'ভাড়াটিয়া' },
  banks: { en: 'Bank', bn: 'ব্যাংক' },
  form: { en: 'Form', bn: 'ফর্ম' },
  gallery: { en: 'Media', bn: 'মিডিয়া' },
  notices: { en: 'Notice', bn: 'বিজ্ঞপ্তি' },
  'contact-messages': { en: 'Message', bn: 'বার্তা' },
  vokalotnama: { en: 'Sale', bn: 'বিক্রয়' },
  bailbond: { en: 'Bail bond sale', bn: 'বেইল বন্ড বিক্রয়' },
  'form-sale': { en: 'Form sale', bn: 'ফর্ম বিক্রয়' },
  'associate-registration': { en: 'Associate registration', bn: 'সহযোগী নিবন্ধন' },
  'associate-renewal': { en: 'Associate renewal', bn: 'সহযোগী নবায়ন' },
  'advocate-change': { en: 'Advocate change', bn: 'আইনজীবী পরিবর্তন' },
  'advocate-all-fees': { en: 'Advocate fees', bn: 'আইনজীবীর ফি' },
  'shop-rent': { en: 'Shop rent', bn: 'দোকান ভাড়া' },
  'fund-collection': { en: 'Fund collection', bn: 'তহবিল সংগ্রহ' },
  'electricity-bill': { en: 'Electricity bill', bn: 'বিদ্যুৎ বিল' },
  'bank-interest': { en: 'Bank interest', bn: 'ব্যাংক সুদ' },
  'paper-stock': { en: 'Paper stock', bn: 'কাগজের মজুত' },
  receipts: { en: 'Receipt', bn: 'রসিদ' },
  probable_income: { en: 'Probable income', bn: 'সম্ভাব্য আয়' },
  probable_expanse: { en: 'Probable expanse', bn: 'সম্ভাব্য ব্যয়' },
  actual_expanse: { en: 'Actual expanse', bn: 'প্রকৃত ব্যয়' },
  income_category: { en: 'Income category', bn: 'আয়ের খাত' },
  expanse_category: { en: 'Expanse category', bn: 'ব্যয়ের খাত' },
  'income-category-percentage': { en: 'General income percentage', bn: 'সাধারণ আয়ের শতাংশ' },
  'welfare-category-percentage': { en: 'Welfare income percentage', bn: 'কল্যাণ আয়ের শতাংশ' },
  'general-expense-category': { en: 'General expanse percentage', bn: 'সাধারণ ব্যয়ের শতাংশ' },
  'welfare-expense-category': { en: 'Welfare expanse percentage', bn: 'কল্যাণ ব্যয়ের শতাংশ' },
  heads: { en: 'Head', bn: 'আয়ের শিরোনাম' },
  lock: { en: 'Lock of the books', bn: 'হিসাব বন্ধ' },
  settings: { en: 'Settings', bn: 'সেটিংস' },
  users: { en: 'User', bn: 'ব্যবহারকারী' },
  modules: { en: 'Module', bn: 'মডিউল' },
}

const unnamed = (word: string): Words => ({ en: word, bn: word })

export const actionWords = (action: string): Words => actions[action] ?? unnamed(action)
export const subjectWords = (subject: string): Words => subjects[subject] ?? unnamed(subject)
