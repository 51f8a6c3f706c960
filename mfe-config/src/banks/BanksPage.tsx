import { NotYet } from '@samity/shared-ui/core'

export default function BanksPage() {
  return <NotYet heading={{ en: 'Bank', bn: 'ব্যাংক' }} />
}
