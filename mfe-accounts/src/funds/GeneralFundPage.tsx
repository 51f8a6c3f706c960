import { FundPage } from './FundPage.tsx'

const heading = { en: 'General Income/Expanse Report', bn: 'সাধারণ আয়/ব্যয় প্রতিবেদন' }

export default function GeneralFundPage() {
  return <FundPage heading={heading} fund="general" />
}
