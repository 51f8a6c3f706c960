import { Button } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Modal } from '../core/Modal.tsx'
import { useToast } from '../core/toast.ts'
import { useWords } from '../words/index.ts'
import {
  cropPicture,
  largestRegion,
  moveRegion,
  scaleRegion,
  type Region,
  type AspectRatio,
  type Size,
} from './crop.ts'
import styles from './PictureCrop.module.css'

const words = {
  title: { en: 'Choose the part of the picture', bn: 'ছবির অংশ বেছে নিন' },
  part: {
    en: 'Part of the picture: drag it or use the arrow keys; + and - change its size',
    bn: 'ছবির অংশ: টেনে বা তীর চিহ্নের কি দিয়ে সরান; + ও - দিয়ে ছোট-বড় করুন',
  },
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
  /** The chosen file. Undefined closes the dialog. */
  file: File | undefined
  aspectRatio: AspectRatio
  /** Called with the cropped file, or with the whole one */
  onDone: (file: File) => void
  onCancel: () => void
}

/** A dialog to crop a picture. The frame has a fixed shape; people drag it or move it with the keyboard. */
export function PictureCrop({ file, aspectRatio, onDone, onCancel }: Props) {
  const t = useWords(words)
  const toast = useToast()
  const image = useRef<HTMLImageElement>(null)
  const dragStart = useRef<{ x: number; y: number; from: Region }>(undefined)
  const [imageUrl, setImageUrl] = useState<string>()
  const [size, setSize] = useState<Size>()
  const [region, setRegion] = useState<Region>()

  useEffect(() => {
    setSize(undefined)
    setRegion(undefined)
    if (!file) return undefined
    const objectUrl = URL.createObjectURL(file)
    setImageUrl(objectUrl)
    return () => URL.revokeObjectURL(objectUrl)
  }, [file])

  /** The number of the picture's pixels in one pixel of the screen */
  const scale = () => (size?.width ?? 1) / (image.current?.getBoundingClientRect().width || 1)

  function handleKey(event: KeyboardEvent): void {
    if (!size || !region) return
    const step = (event.shiftKey ? 0.1 : 0.01) * Math.max(size.width, size.height)
    const changeRegion = {
      ArrowLeft: () => moveRegion(region, size, -step, 0),
      ArrowRight: () => moveRegion(region, size, step, 0),
      ArrowUp: () => moveRegion(region, size, 0, -step),
      ArrowDown: () => moveRegion(region, size, 0, step),
      '+': () => scaleRegion(region, size, aspectRatio, 1.1),
      '=': () => scaleRegion(region, size, aspectRatio, 1.1),
      '-': () => scaleRegion(region, size, aspectRatio, 0.9),
    }[event.key]
    if (!changeRegion) return
    event.preventDefault()
    setRegion(changeRegion())
  }

  function moveFrame({ clientX, clientY }: PointerEvent): void {
    if (!dragStart.current || !size) return
    const { x, y, from } = dragStart.current
    setRegion(moveRegion(from, size, (clientX - x) * scale(), (clientY - y) * scale()))
  }

  async function confirmRegion(): Promise<void> {
    if (!file || !image.current || !region) return
    try {
      onDone(await cropPicture(image.current, region, file.name))
    } catch {
      toast.error(words.failed)
      onDone(file)
    }
  }

  const resize = (factor: number) =>
    size && region && setRegion(scaleRegion(region, size, aspectRatio, factor))
  const percentOf = (part: number, whole: number) => `${(part / whole) * 100}%`

  return (
    <Modal
      open={!!file}
      title={t.title}
      width={560}
      destroyOnHidden
      onCancel={onCancel}
      footer={
        <div className={styles.buttons}>
          <Button onClick={() => file && onDone(file)}>{t.whole}</Button>
          <Button type="primary" disabled={!region} onClick={() => void confirmRegion()}>
            {t.use}
          </Button>
        </div>
      }
    >
      <div className={styles.stage}>
        <img
          ref={image}
          className={styles.image}
          src={imageUrl}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height })
            setRegion(largestRegion({ width, height }, aspectRatio))
          }}
          // the server reads more picture types than the browser
          onError={() => file && onDone(file)}
        />
        {size && region && (
          <button
            type="button"
            className={styles.frame}
            aria-label={t.part}
            style={{
              left: percentOf(region.x, size.width),
              top: percentOf(region.y, size.height),
              width: percentOf(region.width, size.width),
              height: percentOf(region.height, size.height),
            }}
            onKeyDown={handleKey}
            onWheel={({ deltaY }) => resize(deltaY > 0 ? 1.05 : 0.95)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              dragStart.current = { x: event.clientX, y: event.clientY, from: region }
            }}
            onPointerMove={moveFrame}
            onPointerUp={() => (dragStart.current = undefined)}
            onPointerCancel={() => (dragStart.current = undefined)}
          />
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => resize(0.9)}>{t.smaller}</Button>
        <Button onClick={() => resize(1.1)}>{t.larger}</Button>
      </div>
    </Modal>
  )
}
