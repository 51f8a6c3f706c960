import { lazyPart } from '../core/lazy-part.tsx'
import { LoadingState } from '../core/states.tsx'

/** A dialog to crop a picture. Its code is loaded when the first picture is cropped. */
export const PictureCrop = lazyPart(
  async () => (await import('./PictureCropDialog.tsx')).PictureCropDialog,
  LoadingState,
)
