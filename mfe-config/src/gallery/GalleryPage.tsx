import { galleryItem, type GalleryItem } from '@samity/shared-api/contract/config/gallery'
import { Page, Card, useMayEdit } from '@samity/shared-ui/core'
import {
  columnsFor,
  ListTable,
  RowButton,
  useEditParam,
  useList,
  type Column,
  useRemove,
} from '@samity/shared-ui/data'
import { EditCard } from '@samity/shared-ui/forms'
import { galleryCollection } from './gallery-collection.ts'
import styles from './gallery.module.css'
import { GalleryItemForm } from './GalleryItemForm.tsx'
import { UploadForm } from './UploadForm.tsx'

const words = {
  add: { en: 'Add New Media', bn: 'নতুন মিডিয়া যোগ করুন' },
  edit: { en: 'Edit Media', bn: 'মিডিয়া সম্পাদনা' },
  list: { en: 'Media List', bn: 'মিডিয়ার তালিকা' },
  serial: { en: '#', bn: '#' },
  empty: { en: 'No media found.', bn: 'কোনো মিডিয়া পাওয়া যায়নি।' },
  deleted: { en: 'Deleted successfully', bn: 'সফলভাবে মুছে ফেলা হয়েছে' },
  deletion: {
    en: 'Are you sure you want to delete this image?',
    bn: 'আপনি কি নিশ্চিত যে এই ছবিটি মুছে ফেলতে চান?',
  },
}

const columns: Column<GalleryItem>[] = [
  {
    name: 'image',
    label: galleryItem.fields.image.label,
    sort: null,
    value: (row) => row.image,
    show: (row) =>
      row.image && (
        <img
          className={styles.thumbnail}
          src={`${row.image}/320.webp`}
          alt={row.caption}
          width={96}
          height={64}
          loading="lazy"
        />
      ),
  },
  ...columnsFor(galleryItem, 'caption', 'type'),
]

export default function GalleryPage() {
  const mayEdit = useMayEdit()
  const list = useList(galleryCollection, { size: 20 })
  const editor = useEditParam(galleryCollection)
  const remove = useRemove<GalleryItem>(galleryCollection, {
    question: words.deletion,
    done: words.deleted,
    list,
  })

  return (
    <Page heading={editor.id ? words.edit : words.add}>
      {mayEdit && (
        <EditCard target={editor}>
          {(record) =>
            record ? (
              <GalleryItemForm
                record={record}
                onSaved={() => {
                  editor.done()
                  list.refresh()
                }}
                onCancel={editor.done}
              />
            ) : (
              <UploadForm onUploaded={list.refresh} />
            )
          }
        </EditCard>
      )}
      <Card heading={words.list}>
        <ListTable
          label={words.list}
          file="gallery"
          list={list}
          columns={columns}
          rowNumberLabel={words.serial}
          empty={words.empty}
          {...(mayEdit && {
            actions: (row: GalleryItem) => (
              <>
                <RowButton action="edit" onClick={() => void editor.edit(row)} />
                <RowButton action="delete" onClick={() => void remove(row)} />
              </>
            ),
          })}
        />
      </Card>
    </Page>
  )
}
