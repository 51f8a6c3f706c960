import { galleryItem, type GalleryItem } from '@samity/shared-api/contract/config/gallery'
import { formFor, PictureInput } from '@samity/shared-ui/forms'

const { Form, Field } = formFor(galleryItem)

const words = {
  upload: { en: 'Upload', bn: 'আপলোড করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  updated: { en: 'Image updated successfully!', bn: 'ছবি সফলভাবে হালনাগাদ করা হয়েছে!' },
}

type Props = { record: GalleryItem; onSaved: () => void; onCancel: () => void }

/** Edits caption and type of one image; a newly selected image replaces it. */
export function GalleryItemForm({ record, onSaved, onCancel }: Props) {
  return (
    <Form
      record={record}
      labels={{ create: words.upload, update: words.update }}
      messages={{ updated: words.updated }}
      onSaved={onSaved}
      onCancel={onCancel}
    >
      <Field name="image">
        <PictureInput cannotRemove />
      </Field>
      <Field name="caption" />
      <Field name="type" />
    </Form>
  )
}
