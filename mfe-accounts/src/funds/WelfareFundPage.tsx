import { NotYet } from '@samity/shared-ui/core'

export default function WelfareFundPage() {
  return <NotYet heading={{ en: 'Welfare Income/Expanse Report', bn: 'কল্যাণ আয়/ব্যয় প্রতিবেদন' }} />
}
