import { lazyPart } from '../core/lazy-part.tsx'
import type { PictureInputProps } from './PicturePicker.tsx'

const PicturePicker = lazyPart<PictureInputProps>(
  async () => (await import(/* webpackChunkName: "form-parts" */ './PicturePicker.tsx')).PicturePicker,
  () => null,
)
/** Of the picker without and with a picture, so that nothing moves when its code arrives, in px. */
const heights = { empty: 32, filled: 98 }

/** A picture field with a preview. Its code is loaded with the first one, because few forms have pictures. */
export const PictureInput = (props: PictureInputProps) => (
  <div style={{ minBlockSize: props.value ? heights.filled : heights.empty }}>
    <PicturePicker {...props} />
  </div>
)
