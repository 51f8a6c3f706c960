import { galleryItem, type GalleryItem } from '@samity/shared-api/contract/config/gallery'
import { columnsFor, useList, type Column } from '@samity/shared-ui/data'
import { RecordsPage, useRecordEditor } from '@samity/shared-ui/records'
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
  const list = useList(galleryCollection, { size: 20 })
  const editor = useRecordEditor(galleryCollection, list, {
    question: words.deletion,
    done: words.deleted,
  })
  return (
    <RecordsPage
      heading={editor.id ? words.edit : words.add}
      editor={editor}
      form={({ record, ...handlers }) =>
        record ? <GalleryItemForm record={record} {...handlers} /> : <UploadForm onUploaded={list.refresh} />
      }
      listHeading={words.list}
      file="gallery"
      list={list}
      columns={columns}
      rowNumberLabel={words.serial}
      empty={words.empty}
    />
  )
}
