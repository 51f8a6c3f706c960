import { lazyPart } from '../core/lazy-part.tsx'
import { LoadingState } from '../core/states.tsx'
import type { PictureInputProps } from './PicturePicker.tsx'

/** A picture field with a preview. Its code is loaded with the first one, because few forms have pictures. */
export const PictureInput = lazyPart<PictureInputProps>(
  async () => (await import(/* webpackChunkName: "form-parts" */ './PicturePicker.tsx')).PicturePicker,
  LoadingState,
)
