import { Button } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type WheelEvent } from 'react'
import { ReactCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { Modal } from '../core/Modal.tsx'
import { useToast } from '../core/toast.ts'
import { useShow, useWords } from '../words/index.ts'
import {
  corners,
  cropPicture,
  fromPercent,
  largestRegion,
  moveRegion,
  resizeRegion,
  scaleRegion,
  smallestWidth,
  toPercent,
  type AspectRatio,
  type Corner,
  type Region,
  type Size,
} from './crop.ts'
import styles from './PictureCropDialog.module.css'

/*
 * react-image-crop draws the area with its handles, for pointer and touch. The dialog, keys, announcements
 * and the file are ours. The region is in pixels of the picture, so that turning a phone or resizing a window
 * changes nothing.
 */

const words = {
  title: { en: 'Choose the part of the picture', bn: 'ছবির অংশ বেছে নিন' },
  part: {
    en: 'Part of the picture: drag it or use the arrow keys; + and - change its size',
    bn: 'ছবির অংশ: টেনে বা তীর চিহ্নের কি দিয়ে সরান; + ও - দিয়ে ছোট-বড় করুন',
  },
  nw: {
    en: 'Top left corner: drag it or use the arrow keys to change the size',
    bn: 'ওপরের বাম কোণ: টেনে বা তীর চিহ্নের কি দিয়ে ছোট-বড় করুন',
  },
  ne: {
    en: 'Top right corner: drag it or use the arrow keys to change the size',
    bn: 'ওপরের ডান কোণ: টেনে বা তীর চিহ্নের কি দিয়ে ছোট-বড় করুন',
  },
  se: {
    en: 'Bottom right corner: drag it or use the arrow keys to change the size',
    bn: 'নিচের ডান কোণ: টেনে বা তীর চিহ্নের কি দিয়ে ছোট-বড় করুন',
  },
  sw: {
    en: 'Bottom left corner: drag it or use the arrow keys to change the size',
    bn: 'নিচের বাম কোণ: টেনে বা তীর চিহ্নের কি দিয়ে ছোট-বড় করুন',
  },
  fromLeft: { en: 'From the left', bn: 'বাম থেকে' },
  fromTop: { en: 'From the top', bn: 'ওপর থেকে' },
  width: { en: 'Width', bn: 'প্রস্থ' },
  smaller: { en: 'Smaller part', bn: 'অংশ ছোট করুন' },
  larger: { en: 'Larger part', bn: 'অংশ বড় করুন' },
  use: { en: 'Use this part', bn: 'এই অংশ নিন' },
  whole: { en: 'Use the whole picture', bn: 'পুরো ছবি নিন' },
  failed: {
    en: 'The picture could not be cropped. The whole picture is used.',
    bn: 'ছবিটি কাটা যায়নি; পুরো ছবিটি নেওয়া হলো।',
  },
}

type Props = {
  file: File
  aspectRatio: AspectRatio
  /** Called with the cropped file, or with the whole one */
  onDone: (file: File) => void
  onCancel: () => void
}

const arrows: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const factors: Record<string, number> = { '+': 1.1, '=': 1.1, '-': 0.9 }

/** The crop area around an element of react-image-crop */
const areaOf = (target: EventTarget) => (target as Element).closest<HTMLElement>('[role=group]')
const cornerOf = (target: EventTarget): Corner | undefined =>
  corners.find((corner) => corner === (target as HTMLElement).dataset['ord'])

/**
 * Lets people choose the part of a picture. Its shape is fixed; they move and resize it by pointer, touch or
 * keyboard.
 */
export function PictureCropDialog({ file, aspectRatio, onDone, onCancel }: Props) {
  const t = useWords(words)
  const show = useShow()
  const toast = useToast()
  const image = useRef<HTMLImageElement>(null)
  const [imageUrl, setImageUrl] = useState<string>()
  const [size, setSize] = useState<Size>()
  const [region, setRegion] = useState<Region>()
  /** The width of the displayed picture, in pixels of the screen */
  const [displayWidth, setDisplayWidth] = useState(0)
  /** The region as text, after a key or a button changed it */
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const objectUrl = URL.createObjectURL(file)
    setImageUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])

  function changeRegion(next: Region, whole: Size): void {
    setRegion(next)
    const { x, y, width } = toPercent(next, whole)
    const percent = (value: number) => `${show.number(Math.round(value))}%`
    setAnnouncement(`${t.fromLeft} ${percent(x)}, ${t.fromTop} ${percent(y)}, ${t.width} ${percent(width)}`)
  }

  const resize = (factor: number) =>
    size && region && changeRegion(scaleRegion(region, size, aspectRatio, factor), size)

  /**
   * The steps of the library are pixels of the screen. Ours are parts of the picture, the same on every
   * screen.
   */
  function handleKey(event: KeyboardEvent): void {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event
    if (!size || !region || ctrlKey || metaKey || altKey || !areaOf(target)) return
    const factor = factors[key]
    const arrow = arrows[key]
    if (!factor && !arrow) return
    event.preventDefault()
    event.stopPropagation()
    if (factor) resize(factor)
    if (!arrow) return
    const step = (shiftKey ? 0.1 : 0.01) * Math.max(size.width, size.height)
    const [right, down] = [arrow[0] * step, arrow[1] * step]
    const corner = cornerOf(target)
    changeRegion(
      corner
        ? resizeRegion(region, size, aspectRatio, corner, right, down)
        : moveRegion(region, size, right, down),
      size,
    )
  }

  function startDrag({ target }: PointerEvent): void {
    setDisplayWidth(image.current?.width ?? 0)
    // the library prevents the focus, but arrow keys shall move what was just dragged
    const area = cornerOf(target) ? (target as HTMLElement) : areaOf(target)
    area?.focus({ preventScroll: true })
  }

  async function confirmRegion(): Promise<void> {
    if (!image.current || !region) return
    try {
      onDone(await cropPicture(image.current, region, file.name))
    } catch {
      toast.error(words.failed)
      onDone(file)
    }
  }

  return (
    <Modal
      open
      title={t.title}
      width={560}
      onCancel={onCancel}
      footer={
        <div className={styles.buttons}>
          <Button onClick={() => onDone(file)}>{t.whole}</Button>
          <Button type="primary" disabled={!region} onClick={() => void confirmRegion()}>
            {t.use}
          </Button>
        </div>
      }
    >
      <div
        className={styles.stage}
        onKeyDownCapture={handleKey}
        onPointerDown={startDrag}
        onWheel={({ target, deltaY }: WheelEvent) => areaOf(target) && resize(deltaY > 0 ? 1.05 : 0.95)}
      >
        <ReactCrop
          className={styles.crop ?? ''}
          {...(size && region && { crop: { unit: '%', ...toPercent(region, size) } })}
          aspect={aspectRatio}
          minWidth={size ? displayWidth * (smallestWidth(size, aspectRatio) / size.width) : 0}
          keepSelection
          ariaLabels={{
            cropArea: t.part,
            nwDragHandle: t.nw,
            neDragHandle: t.ne,
            seDragHandle: t.se,
            swDragHandle: t.sw,
            // a fixed shape has no handles at its edges
            nDragHandle: '',
            eDragHandle: '',
            sDragHandle: '',
            wDragHandle: '',
          }}
          onChange={(_, percentCrop) => size && setRegion(fromPercent(percentCrop, size, aspectRatio))}
        >
          <img
            ref={image}
            src={imageUrl}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setSize({ width, height })
              setRegion(largestRegion({ width, height }, aspectRatio))
            }}
            // the server reads more picture types than the browser
            onError={() => onDone(file)}
          />
        </ReactCrop>
      </div>
      <div role="status" className="samity-unseen">
        {announcement}
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => resize(0.9)}>{t.smaller}</Button>
        <Button onClick={() => resize(1.1)}>{t.larger}</Button>
      </div>
    </Modal>
  )
}
