import { WordsField, TextField } from '../TextField.tsx'
import { ItemList } from '../ItemList.tsx'

const blank = { en: '', bn: '' }

const words = {
  intro: { en: 'Introduction', bn: 'ভূমিকা' },
  address: { en: 'Office address', bn: 'কার্যালয়ের ঠিকানা' },
  landmark: { en: 'Landmark', bn: 'চেনার উপায়' },
  phone: { en: 'Phone', bn: 'ফোন' },
  email: { en: 'Email', bn: 'ই-মেইল' },
  working: { en: 'Working days', bn: 'কর্মদিবস' },
  map: { en: 'Map', bn: 'মানচিত্র' },
  mapHint: {
    en: 'The address of an embedded map, beginning with https://. Without one the page offers a map of the office address.',
    bn: 'এমবেড করা মানচিত্রের ঠিকানা, শুরুতে https:// থাকবে। না দিলে পাতায় কার্যালয়ের ঠিকানার মানচিত্র থাকবে।',
  },
  number: { en: 'Helpline number', bn: 'হেল্পলাইন নম্বর' },
  name: { en: 'Name', bn: 'নাম' },
  hours: { en: 'Hours', bn: 'সময়' },
  note: { en: 'Note', bn: 'মন্তব্য' },
}

export const ContactSection = () => (
  <>
    <WordsField path={['intro']} label={words.intro} long />
    <WordsField path={['address']} label={words.address} long />
    <WordsField path={['landmark']} label={words.landmark} />
    <TextField path={['phone']} label={words.phone} inputMode="tel" />
    <TextField path={['email']} label={words.email} inputMode="email" />
    <WordsField path={['working_days']} label={words.working} long />
    <TextField path={['map']} label={words.map} hint={words.mapHint} inputMode="url" />
  </>
)

export const HelplineSection = () => (
  <ItemList
    path={[]}
    item={words.number}
    blank={{ name: blank, number: '', hours: blank, note: blank }}
    max={60}
  >
    {(path) => (
      <>
        <WordsField path={[...path, 'name']} label={words.name} />
        <TextField path={[...path, 'number']} label={words.number} inputMode="tel" />
        <WordsField path={[...path, 'hours']} label={words.hours} />
        <WordsField path={[...path, 'note']} label={words.note} />
      </>
    )}
  </ItemList>
)
