import { galleryItem, type GalleryItem } from '@samity/shared-api/contract/config/gallery'
import { Page, Sheet, useDelete, useMayEdit } from '@samity/shared-ui/core'
import { columnsFor, ListTable, RowButton, useEdited, useList, type Column } from '@samity/shared-ui/data'
import { EditedSheet } from '@samity/shared-ui/forms'
import { gallery } from './gallery.ts'
import styles from './media.module.css'
import { MediaForm } from './MediaForm.tsx'
import { UploadForm } from './UploadForm.tsx'

const words = {
  add: { en: 'Add New Media', bn: 'নতুন মিডিয়া যোগ করুন' },
  edit: { en: 'Edit Media', bn: 'মিডিয়া সম্পাদনা' },
  list: { en: 'Media List', bn: 'মিডিয়ার তালিকা' },
  counted: { en: '#', bn: '#' },
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

export default function MediaPage() {
  const mayEdit = useMayEdit()
  const list = useList(gallery, { size: 20 })
  const edited = useEdited(gallery)
  const remove = useDelete<GalleryItem>(gallery, { question: words.deletion, done: words.deleted, list })

  async function removed(row: GalleryItem): Promise<void> {
    if ((await remove(row)) && edited.id === String(row.id)) edited.done()
  }

  return (
    <Page heading={edited.id ? words.edit : words.add}>
      {mayEdit && (
        <EditedSheet edited={edited}>
          {(record) =>
            record ? (
              <MediaForm
                record={record}
                onSaved={() => {
                  edited.done()
                  list.refresh()
                }}
                onCancel={edited.done}
              />
            ) : (
              <UploadForm onUploaded={list.refresh} />
            )
          }
        </EditedSheet>
      )}
      <Sheet heading={words.list}>
        <ListTable
          label={words.list}
          file="gallery"
          list={list}
          columns={columns}
          counted={words.counted}
          empty={words.empty}
          {...(mayEdit && {
            actions: (row: GalleryItem) => (
              <>
                <RowButton does="edit" onClick={() => void edited.edit(row)} />
                <RowButton does="delete" onClick={() => void removed(row)} />
              </>
            ),
          })}
        />
      </Sheet>
    </Page>
  )
}
