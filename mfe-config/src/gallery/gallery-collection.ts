import { collection } from '@samity/shared-api/client'
import { galleryItem } from '@samity/shared-api/contract/config/gallery'

export const galleryCollection = collection(galleryItem)
