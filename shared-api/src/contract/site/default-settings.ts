import type { Words } from '@samity/shared-api/contract'
import type { AssociationSettings } from './settings.ts'

const inBothLanguages = (text: string): Words => ({ en: text, bn: text })

const workingDays: Words = {
  en: 'Sunday to Thursday as per government office hours; closed Friday, Saturday and government holidays',
  bn: 'রবিবার থেকে বৃহস্পতিবার সরকারি অফিস সময় অনুযায়ী; শুক্রবার, শনিবার ও সরকারি ছুটির দিন বন্ধ',
}

export const defaultSettings: AssociationSettings = {
  association: {
    name: { en: 'District Bar Association', bn: 'জেলা আইনজীবী সমিতি' },
    established: inBothLanguages(''),
    logo: null,
    history: inBothLanguages(''),
  },
  slides: [
    {
      image: null,
      title: { en: 'Welcome to {association}', bn: '{association} আপনাকে স্বাগত জানায়' },
    },
    { image: null, title: inBothLanguages('') },
    { image: null, title: inBothLanguages('') },
    { image: null, title: inBothLanguages('') },
  ],
  tiles: [
    {
      path: '/member-list',
      title: { en: 'Bar Council Members', bn: 'সমিতির সদস্য' },
      subtitle: { en: 'Authority of the Council', bn: 'আইনজীবীদের তালিকা' },
    },
    {
      path: '/committee',
      title: { en: 'Bar Council Committees', bn: 'সমিতির কমিটি' },
      subtitle: { en: 'Committees List of Bar Council', bn: 'কার্যনির্বাহী কমিটির তালিকা' },
    },
    {
      path: '/media',
      title: { en: 'Photo Gallery', bn: 'ছবির গ্যালারি' },
      subtitle: { en: 'Event & Media Gallery', bn: 'অনুষ্ঠান ও গণমাধ্যম গ্যালারি' },
    },
    {
      path: '/contact',
      title: { en: 'Contact Us & Location', bn: 'যোগাযোগ ও অবস্থান' },
      subtitle: { en: 'Find Us', bn: 'আমাদের খুঁজুন' },
    },
  ],
  contact: {
    intro: {
      en: 'For any question about the association or its members, visit our office, call us or write to us.',
      bn: 'সমিতি বা এর সদস্যদের বিষয়ে যেকোনো প্রশ্নে আমাদের কার্যালয়ে আসুন, ফোন করুন অথবা লিখুন।',
    },
    address: {
      en: 'Bar Association Building, District Court Premises',
      bn: 'আইনজীবী সমিতি ভবন, জেলা আদালত প্রাঙ্গণ',
    },
    landmark: { en: 'Beside the District Judge Court', bn: 'জেলা জজ আদালতের পাশে' },
    phone: '',
    email: '',
    working_days: workingDays,
    map: '',
  },
  footer: {
    columns: [
      {
        title: { en: 'Government', bn: 'সরকার' },
        links: [
          { label: { en: 'National Portal', bn: 'জাতীয় তথ্য বাতায়ন' }, href: 'https://bangladesh.gov.bd' },
          {
            label: { en: 'Bangladesh Parliament', bn: 'বাংলাদেশ জাতীয় সংসদ' },
            href: 'https://www.parliament.gov.bd',
          },
          { label: { en: 'Ministry of Law', bn: 'আইন মন্ত্রণালয়' }, href: 'https://lawjusticediv.gov.bd' },
          { label: { en: 'Cabinet Division', bn: 'মন্ত্রিপরিষদ বিভাগ' }, href: 'https://cabinet.gov.bd' },
          { label: { en: 'Bangladesh Police', bn: 'বাংলাদেশ পুলিশ' }, href: 'https://www.police.gov.bd' },
        ],
      },
      {
        title: { en: 'Courts', bn: 'আদালত' },
        links: [
          { label: { en: 'Supreme Court', bn: 'সুপ্রীম কোর্ট' }, href: 'https://www.supremecourt.gov.bd' },
          { label: { en: 'Judicial Portal', bn: 'বিচার বিভাগীয় বাতায়ন' }, href: 'https://judiciary.gov.bd' },
          { label: { en: 'Cause Lists', bn: 'কার্যতালিকা' }, href: 'https://causelist.judiciary.gov.bd' },
          {
            label: { en: 'Judicial Training Institute', bn: 'বিচার প্রশাসন প্রশিক্ষণ ইনস্টিটিউট' },
            href: 'https://www.jati.gov.bd',
          },
        ],
      },
      {
        title: { en: 'Law', bn: 'আইন' },
        links: [
          {
            label: { en: 'Bangladesh Bar Council', bn: 'বাংলাদেশ বার কাউন্সিল' },
            href: 'https://www.barcouncil.gov.bd',
          },
          {
            label: { en: 'Laws of Bangladesh', bn: 'বাংলাদেশের আইনসমূহ' },
            href: 'http://bdlaws.minlaw.gov.bd',
          },
          { label: { en: 'Law Commission', bn: 'আইন কমিশন' }, href: 'https://www.lc.gov.bd' },
          { label: { en: 'Legal Aid', bn: 'আইনগত সহায়তা' }, href: 'https://nlaso.gov.bd' },
          {
            label: { en: 'Human Rights Commission', bn: 'জাতীয় মানবাধিকার কমিশন' },
            href: 'https://www.nhrc.org.bd',
          },
          {
            label: { en: 'Anti-Corruption Commission', bn: 'দুর্নীতি দমন কমিশন' },
            href: 'https://www.acc.org.bd',
          },
        ],
      },
    ],
    credit: { en: 'Developed with Samity', bn: 'সমিতি সফটওয়্যার দিয়ে তৈরি' },
  },
  helpline: [
    {
      name: { en: 'Legal aid', bn: 'আইনগত সহায়তা' },
      number: '16699',
      hours: { en: 'Government office hours', bn: 'সরকারি অফিস সময়' },
      note: { en: 'Free legal advice from the government', bn: 'সরকারি খরচে বিনামূল্যে আইনি পরামর্শ' },
    },
    {
      name: { en: 'Emergency', bn: 'জরুরি সেবা' },
      number: '999',
      hours: { en: '24 hours', bn: '২৪ ঘণ্টা' },
      note: { en: 'Police, fire service, ambulance', bn: 'পুলিশ, ফায়ার সার্ভিস, অ্যাম্বুলেন্স' },
    },
    {
      name: { en: 'Violence against women and children', bn: 'নারী ও শিশু নির্যাতন প্রতিরোধ' },
      number: '109',
      hours: { en: '24 hours', bn: '২৪ ঘণ্টা' },
      note: inBothLanguages(''),
    },
    {
      name: { en: 'Government information', bn: 'সরকারি তথ্য ও সেবা' },
      number: '333',
      hours: { en: '24 hours', bn: '২৪ ঘণ্টা' },
      note: inBothLanguages(''),
    },
  ],
  receipt: {
    signatures: [
      { en: 'General Secretary', bn: 'সাধারণ সম্পাদক' },
      { en: 'Accountant', bn: 'হিসাবরক্ষক' },
      { en: 'Office Assistant', bn: 'অফিস সহকারী' },
    ],
  },
  prints: { spelling: 'corrected' },
  // private until the association chooses
  members: { hidden_fields: ['phone', 'current_address', 'blood_group', 'date_of_birth'] },
  rates: { yearly_cost: '20.00' },
  voter_list: { paid_up_to_month: 12, standings: ['regular'], member_days: 0, draft_days: 7 },
}
