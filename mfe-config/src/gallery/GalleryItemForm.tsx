import { galleryItem, type GalleryItem } from '@samity/shared-api/contract/config/gallery'
import { formFor, PictureInput } from '@samity/shared-ui/forms'
import type { EditorFormProps } from '@samity/shared-ui/records'

const { Form, Field } = formFor(galleryItem)

const words = {
  upload: { en: 'Upload', bn: 'আপলোড করুন' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  updated: { en: 'Image updated successfully!', bn: 'ছবি সফলভাবে হালনাগাদ করা হয়েছে!' },
}

type Props = EditorFormProps<typeof galleryItem> & { record: GalleryItem }

/** Edits caption and type of one image; a newly selected image replaces it. */
export function GalleryItemForm(props: Props) {
  return (
    <Form
      {...props}
      labels={{ create: words.upload, update: words.update }}
      messages={{ updated: words.updated }}
    >
      <Field name="image">
        <PictureInput cannotRemove />
      </Field>
      <Field name="caption" />
      <Field name="type" />
    </Form>
  )
}
