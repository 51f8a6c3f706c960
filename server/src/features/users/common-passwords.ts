import { latinDigits } from '@samity/shared-api/contract'

/** The passwords that attackers try first, with at least eight characters: shorter ones are refused anyway. */
export const commonPasswords: ReadonlySet<string> = new Set(
  latinDigits(`
  12345678 123456789 1234567890 0123456789 12345678910 123456780 987654321 9876543210 87654321 11111111 111111111
  1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
  12121212 11223344 1122334455 112233445566 12341234 12344321 123123123 123321123 1234512345 147258369 159753456
  789456123 741852963 963852741 13131313 10203040 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyqwerty asdfghjk asdfghjkl asdf1234 asdfasdf
  zxcvbnm1 zxcvbnm123 1234qwer qwer1234 abcd1234 abcdefgh abcdefg1 abc12345 abc123456 abcabc123 a1234567 a12345678
  a123456789 aa123456 aa12345678 aaaaaaaa aaaaaaaaa zzzzzzzz password password1 password12 password123 password1234
  password! password1! password@123 passw0rd p@ssword p@ssw0rd p@ssw0rd1 pass1234 pass12345 passpass mypassword
  newpassword changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome12 welcome123 welcome@123 iloveyou
  iloveyou1 iloveyou2 loveyou1 lovely123 princess princess1 sunshine sunshine1 football football1 baseball baseball1
  basketball superman superman1 spiderman batman123 starwars dragon12 dragon123 monkey123 shadow123 master123
  michael1 jordan23 charlie1 whatever whatever1 trustno1 computer computer1 internet samsung1 samsung123 google123
  facebook facebook1 administrator admin123 admin1234 admin12345 admin@123 adminadmin administrator1 root1234 test1234
  testtest test12345 guest123 user1234 username username1 default1 secret123 secret12 temp1234 temppass access14
  bangladesh bangladesh1 bangladesh71 bangladesh1971 bangla123 dhaka123 dhaka1234 chittagong sonarbangla amarsonarbangla
  amarbangla joybangla joybangla71 allah123 allahuakbar bismillah bismillah786 muhammad mohammad islam123 786786786
  advocate advocate1 advocate123 lawyer123 barcouncil association samity123 samity1234 committee secretary president
  cashier1 cashier123 accountant office123 office1234 computer123 india123 pakistan cricket123 cricket1 tamim123
  শাপলা১২৩ বাংলাদেশ বাংলাদেশ১ বাংলাদেশ৭১ বাংলাদেশ১৯৭১ আমারবাংলা আমারসোনারবাংলা জয়বাংলা পাসওয়ার্ড পাসওয়ার্ড১২৩ বিসমিল্লাহ
  `)
    .normalize('NFC')
    .split(/\s+/)
    .filter(Boolean),
)
