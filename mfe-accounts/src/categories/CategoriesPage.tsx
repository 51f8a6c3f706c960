import { NotYet } from '@samity/shared-ui/core'

export default function CategoriesPage() {
  return <NotYet heading={{ en: 'Add Category', bn: 'খাত যোগ করুন' }} />
}
