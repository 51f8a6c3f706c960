/* Parts of names in both scripts. All people in the demo are fictional. */

type BilingualName = readonly [english: string, bengali: string]

export const maleGivenNames: readonly BilingualName[] = [
  ['Abdul Karim', 'আব্দুল করিম'],
  ['Mohammad Rafiqul', 'মোহাম্মদ রফিকুল'],
  ['Anwar', 'আনোয়ার'],
  ['Shahidul', 'শহিদুল'],
  ['Mahbubur', 'মাহবুবুর'],
  ['Nazrul', 'নজরুল'],
  ['Kamal', 'কামাল'],
  ['Jashim', 'জসিম'],
  ['Delwar', 'দেলোয়ার'],
  ['Habibur', 'হাবিবুর'],
  ['Mizanur', 'মিজানুর'],
  ['Ashraful', 'আশরাফুল'],
  ['Tariqul', 'তারিকুল'],
  ['Golam', 'গোলাম'],
  ['Saiful', 'সাইফুল'],
  ['Bimal', 'বিমল'],
  ['Subrata', 'সুব্রত'],
  ['Prodip', 'প্রদীপ'],
  ['Ranjit', 'রঞ্জিত'],
  ['Dipankar', 'দীপঙ্কর'],
]
export const femaleGivenNames: readonly BilingualName[] = [
  ['Nasrin', 'নাসরিন'],
  ['Farhana', 'ফারহানা'],
  ['Shamima', 'শামীমা'],
  ['Rokeya', 'রোকেয়া'],
  ['Sultana', 'সুলতানা'],
  ['Taslima', 'তাসলিমা'],
  ['Mahmuda', 'মাহমুদা'],
  ['Ayesha', 'আয়েশা'],
  ['Sumitra', 'সুমিত্রা'],
  ['Anjali', 'অঞ্জলি'],
]
export const muslimFamilyNames: readonly BilingualName[] = [
  ['Rahman', 'রহমান'],
  ['Islam', 'ইসলাম'],
  ['Hossain', 'হোসেন'],
  ['Chowdhury', 'চৌধুরী'],
  ['Ahmed', 'আহমেদ'],
  ['Khan', 'খান'],
  ['Mia', 'মিয়া'],
  ['Sarker', 'সরকার'],
  ['Bhuiyan', 'ভূঁইয়া'],
  ['Haque', 'হক'],
  ['Talukder', 'তালুকদার'],
  ['Molla', 'মোল্লা'],
]
export const femaleFamilyNames: readonly BilingualName[] = [
  ['Begum', 'বেগম'],
  ['Khatun', 'খাতুন'],
  ['Akter', 'আক্তার'],
  ['Parvin', 'পারভীন'],
  ['Yasmin', 'ইয়াসমিন'],
]
export const hinduFamilyNames: readonly BilingualName[] = [
  ['Das', 'দাস'],
  ['Saha', 'সাহা'],
  ['Roy', 'রায়'],
  ['Ghosh', 'ঘোষ'],
  ['Chakraborty', 'চক্রবর্তী'],
  ['Dey', 'দে'],
]
export const firstHinduIndex = { men: 15, women: 8 }

export const streets: readonly BilingualName[] = [
  ['Court Road', 'কোর্ট রোড'],
  ['College Road', 'কলেজ রোড'],
  ['Station Road', 'স্টেশন রোড'],
  ['Hospital Road', 'হাসপাতাল রোড'],
  ['Old Bazar', 'পুরান বাজার'],
  ['Nadi Bandar', 'নদী বন্দর'],
  ['Shantinagar', 'শান্তিনগর'],
  ['Muslimpara', 'মুসলিমপাড়া'],
]
export const villages: readonly BilingualName[] = [
  ['Char Meghna', 'চর মেঘনা'],
  ['Uttar Para', 'উত্তর পাড়া'],
  ['Kashimpur', 'কাশিমপুর'],
  ['Balarampur', 'বলরামপুর'],
  ['Sonapur', 'সোনাপুর'],
  ['Fatehabad', 'ফতেহাবাদ'],
]
export const universities = [
  'University of Dhaka',
  'University of Chittagong',
  'Rajshahi University',
  'National University',
  'Jahangirnagar University',
]
