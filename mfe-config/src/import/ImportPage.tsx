import { NotYet } from '@samity/shared-ui/core'

export default function ImportPage() {
  return <NotYet heading={{ en: 'Import', bn: 'আমদানি' }} />
}
