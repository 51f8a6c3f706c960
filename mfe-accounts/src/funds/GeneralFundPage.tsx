import { NotYet } from '@samity/shared-ui/core'

export default function GeneralFundPage() {
  return <NotYet heading={{ en: 'General Income/Expanse Report', bn: 'সাধারণ আয়/ব্যয় প্রতিবেদন' }} />
}
