import { NotYet } from '@samity/shared-ui/core'

export default function ModulesPage() {
  return <NotYet heading={{ en: 'Modules', bn: 'মডিউল' }} />
}
