import { choice, defineResource, longText, picture, type Row } from '@samity/shared-api/contract'

export const galleryTypes = [
  { value: 'general', label: { en: 'Photos', bn: 'ছবি' } },
  { value: 'paper-cut', label: { en: 'Paper Cutting', bn: 'পেপার কাটিং' } },
] as const

const typeField = choice({ en: 'Type', bn: 'ধরন' }, galleryTypes)

export const galleryItem = defineResource({
  path: 'gallery',
  relation: 'gallery_items',
  name: { en: 'image', bn: 'ছবি' },
  fields: {
    image: picture({ en: 'Image', bn: 'ছবি' }),
    caption: longText({ en: 'Caption', bn: 'ক্যাপশন' }, 500),
    type: { ...typeField, schema: typeField.schema.prefault('general') },
  },
})
export type GalleryItem = Row<typeof galleryItem>
