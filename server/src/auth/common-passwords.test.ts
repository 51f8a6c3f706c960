import { isCommonPassword } from './common-passwords.ts'

test.each([
  'password',
  'PassWord1',
  'P@ssw0rd',
  'drowssap',
  'iloveyou',
  'password1234',
  'welcome@123',
  '12345678',
  '১২৩৪৫৬৭৮',
  '11111111',
  'qwertyuiop',
  'asdfghjkl',
  'abcdefgh',
  'christopher',
  '15-08-1947',
  'bangladesh71',
  'JoyBangla',
  'samity123',
  'barcouncil',
  'cashier@123',
  'বাংলাদেশ',
  'বাংলাদেশ৭১',
  'জয়বাংলা'.normalize('NFD'),
  'পাসওয়ার্ড১২৩',
  'শাপলা১২৩',
])('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true)
})

test.each([
  'a good long one',
  'correct horse battery staple',
  'Court-House-1874',
  'Rahima-2026',
  'Test-1234',
  'newlongone',
  'সোনার তরী ১২৩',
  'আদালতে যাই',
  'x'.repeat(128),
])('%s is not a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(false)
})
