import { WordsField } from '../fields.tsx'

const words = {
  name: { en: 'Name', bn: 'নাম' },
  established: { en: 'Established', bn: 'প্রতিষ্ঠা' },
  history: { en: 'History', bn: 'ইতিহাস' },
}

export const AssociationSection = () => (
  <>
    <WordsField path={['name']} label={words.name} />
    <WordsField path={['established']} label={words.established} />
    <WordsField path={['history']} label={words.history} long />
  </>
)
