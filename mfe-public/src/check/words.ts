export const words = {
  heading: { en: 'Check a Paper, Receipt or Card', bn: 'কাগজ, রসিদ বা কার্ড যাচাই' },
  intro: {
    en: 'See what the books of the association say. You need no account.',
    bn: 'সমিতির হিসাবে কী আছে দেখুন। কোনো অ্যাকাউন্ট লাগবে না।',
  },
  answer: { en: 'Result', bn: 'ফল' },
  byCode: { en: 'By the code below the QR code', bn: 'কিউআর কোডের নিচের কোড দিয়ে' },
  code: { en: 'Code', bn: 'কোড' },
  codeHint: { en: '18 letters and digits', bn: '১৮টি অক্ষর ও অঙ্ক' },
  bySerial: { en: 'By paper and serial', bn: 'কাগজ ও ক্রমিক দিয়ে' },
  paper: { en: 'Paper', bn: 'কাগজ' },
  serial: { en: 'Serial', bn: 'ক্রমিক' },
  byReceipt: { en: 'By receipt number', bn: 'রসিদ নম্বর দিয়ে' },
  receipt: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
  check: { en: 'Check', bn: 'যাচাই করুন' },
  number: { en: 'Number', bn: 'নম্বর' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  receiptFor: { en: 'For', bn: 'বাবদ' },
  date: { en: 'Date', bn: 'তারিখ' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  name: { en: 'Name', bn: 'নাম' },
  standing: { en: 'Status', bn: 'অবস্থা' },
  validUntil: { en: 'Valid until', bn: 'মেয়াদ' },

  soldTo: {
    en: 'Sold on {day} to advocate number {number}.',
    bn: '{day} তারিখে {number} নম্বর আইনজীবীর কাছে বিক্রীত।',
  },
  sold: { en: 'Sold on {day}.', bn: '{day} তারিখে বিক্রীত।' },
  soldAgain: {
    en: 'An earlier sale of this serial was voided on {day}.',
    bn: 'এই ক্রমিকের আগের একটি বিক্রি {day} তারিখে বাতিল হয়েছে।',
  },
  voidPaper: {
    en: 'Void since {day}. The sale was cancelled.',
    bn: '{day} থেকে বাতিল। বিক্রিটি বাতিল করা হয়েছে।',
  },
  spoiled: {
    en: 'Spoiled or lost since {day}. It must not be used.',
    bn: '{day} থেকে নষ্ট বা হারানো। এটি ব্যবহার করা যাবে না।',
  },
  returned: {
    en: 'Sent back on {day}. It was never sold.',
    bn: '{day} তারিখে ফেরত পাঠানো। এটি কখনো বিক্রি হয়নি।',
  },
  inStock: { en: 'Received, but not sold.', bn: 'গৃহীত, কিন্তু বিক্রি হয়নি।' },
  notReceived: {
    en: 'Never received. The association has not had this serial.',
    bn: 'কখনো গৃহীত হয়নি। এই ক্রমিক সমিতির কাছে ছিল না।',
  },
  beforeStock: {
    en: 'Older than the stock records. Please ask the office.',
    bn: 'মজুদের হিসাবের চেয়ে পুরোনো। অনুগ্রহ করে কার্যালয়ে জিজ্ঞাসা করুন।',
  },
  unknownPaper: {
    en: 'No such number. There is no record of this serial.',
    bn: 'এমন কোনো নম্বর নেই। এই ক্রমিকের কোনো তথ্য নেই।',
  },
  receiptLive: {
    en: 'A receipt of {day} for {amount}. It is valid.',
    bn: '{day} তারিখের রসিদ, মোট {amount}। এটি বৈধ।',
  },
  receiptVoid: {
    en: 'Void since {day}. The receipt was cancelled.',
    bn: '{day} থেকে বাতিল। রসিদটি বাতিল করা হয়েছে।',
  },
  receiptUnknown: { en: 'No such receipt number.', bn: 'এমন কোনো রসিদ নম্বর নেই।' },
  cardValid: { en: 'Valid: {title} of {name}.', bn: 'বৈধ: {name}-এর {title}।' },
  cardNotValid: { en: 'Not valid: {standing}.', bn: 'বৈধ নয়: {standing}।' },
  forged: {
    en: 'This code is not genuine. The association has not issued it, or it was typed wrongly.',
    bn: 'এই কোড আসল নয়। সমিতি এটি দেয়নি, অথবা কোডটি ভুল লেখা হয়েছে।',
  },
  gone: {
    en: 'The code is genuine, but its record no longer exists. Please ask the office.',
    bn: 'কোডটি আসল, কিন্তু এর তথ্য আর নেই। অনুগ্রহ করে কার্যালয়ে জিজ্ঞাসা করুন।',
  },
  unreadable: {
    en: 'Choose the paper and enter the serial in digits, as it is printed.',
    bn: 'কাগজ বেছে নিন এবং ছাপা ক্রমিকটি অঙ্কে দিন।',
  },
  failed: {
    en: 'The check did not work. Please try again shortly.',
    bn: 'যাচাই করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  },
  wait: {
    en: 'Too many look-ups came from your network. Please try again in {minutes} min.',
    bn: 'আপনার নেটওয়ার্ক থেকে অনেকবার যাচাই করা হয়েছে। {minutes} মিনিট পরে আবার চেষ্টা করুন।',
  },

  caseHeading: { en: 'Note the case', bn: 'মামলার নম্বর রাখুন' },
  caseHint: {
    en: 'The association then knows when the same paper is shown in a second case.',
    bn: 'তাহলে একই কাগজ দ্বিতীয় মামলায় দেখানো হলে সমিতি জানতে পারে।',
  },
  caseNumber: { en: 'Case No', bn: 'মামলা নম্বর' },
  noteCase: { en: 'Note', bn: 'রাখুন' },
  noted: { en: 'The case number is noted.', bn: 'মামলার নম্বর রাখা হয়েছে।' },
  caseRefused: {
    en: 'The case number was not noted. Enter it with its digits.',
    bn: 'মামলার নম্বর রাখা যায়নি। অঙ্কসহ নম্বরটি দিন।',
  },
  caseOften: {
    en: 'Too many case numbers came from your network. Please try again later.',
    bn: 'আপনার নেটওয়ার্ক থেকে অনেকগুলো মামলার নম্বর এসেছে। পরে আবার চেষ্টা করুন।',
  },
  oneCase: { en: 'Shown in one case, on {day}.', bn: '{day} তারিখে একটি মামলায় দেখানো হয়েছে।' },
  moreCases: {
    en: 'Attention: shown in {count} different cases, first on {day}.',
    bn: 'সাবধান: {count}টি আলাদা মামলায় দেখানো হয়েছে, প্রথমবার {day} তারিখে।',
  },
} as const
