import { FundPage } from './FundPage.tsx'

const heading = { en: 'Welfare Income/Expanse Report', bn: 'কল্যাণ আয়/ব্যয় প্রতিবেদন' }

export default function WelfareFundPage() {
  return <FundPage heading={heading} fund="welfare" />
}
