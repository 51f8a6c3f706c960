import { WordsField } from '../TextField.tsx'
import { ImageField } from '../ImageField.tsx'

const words = {
  name: { en: 'Name', bn: 'নাম' },
  established: { en: 'Established', bn: 'প্রতিষ্ঠা' },
  logo: { en: 'Logo', bn: 'লোগো' },
  history: { en: 'History', bn: 'ইতিহাস' },
}

export const AssociationSection = () => (
  <>
    <WordsField path={['name']} label={words.name} />
    <WordsField path={['established']} label={words.established} />
    <ImageField path={['logo']} label={words.logo} />
    <WordsField path={['history']} label={words.history} long />
  </>
)
