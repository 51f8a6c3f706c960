/**
 * Words that people in Bangladesh use as passwords and that no list of the estimator has, and English words
 * that people join with digits. Bengali words are in NFC.
 */
const words = `
  bangladesh bangla amarbangla sonarbangla amarsonarbangla joybangla dhaka chittagong chattogram sylhet khulna rajshahi
  allah allahuakbar bismillah muhammad mohammad islam inshallah ramadan
  advocate lawyer barcouncil barassociation samity committee secretary president cashier accountant office mohuri vokil
  ukil adalat computer india pakistan cricket tamim shakib ilish shapla padma jamuna
  password p@ssword passw0rd p@ssw0rd pass newpassword mypassword changeme letmein welcome admin administrator root user
  username guest test secret temp default lovely batman shadow master monkey dragon facebook google samsung whatever
  qwerty abc aa abcabc
  বাংলাদেশ বাংলা আমারবাংলা সোনারবাংলা আমারসোনারবাংলা জয়বাংলা ঢাকা চট্টগ্রাম সিলেট খুলনা রাজশাহী শাপলা পদ্মা যমুনা মেঘনা ইলিশ
  ভালোবাসা আল্লাহ আল্লাহুআকবার বিসমিল্লাহ ইনশাআল্লাহ মুহাম্মদ মোহাম্মদ ইসলাম রমজান
  পাসওয়ার্ড গোপন স্বাগতম অ্যাডমিন প্রশাসক আইনজীবী অ্যাডভোকেট উকিল মুহুরী আদালত সমিতি বারসমিতি সম্পাদক সভাপতি ক্যাশিয়ার
  হিসাবরক্ষক অফিস কম্পিউটার ক্রিকেট
`
  .normalize('NFC')
  .split(/\s+/)
  .filter(Boolean)

const endings = ['', '1', '12', '123', '1234', '12345', '123456', '@123', '!', '1!', '71', '1971', '786']

export const commonWords: string[] = endings.flatMap((ending) => words.map((word) => word + ending))
