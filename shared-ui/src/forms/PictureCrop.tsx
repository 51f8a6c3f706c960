import { Button } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Modal } from '../core/Modal.tsx'
import { useToast } from '../core/toast.ts'
import { useWords } from '../words/index.ts'
import { cropped, largest, moved, scaled, type Region, type Shape, type Size } from './cropping.ts'
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
    en: 'The picture could not be cut; the whole picture is used.',
    bn: 'ছবিটি কাটা যায়নি; পুরো ছবিটি নেওয়া হলো।',
  },
}

type Props = {
  /** The chosen file; undefined closes the dialog */
  file: File | undefined
  shape: Shape
  /** The part, or the file as it is */
  onDone: (file: File) => void
  onCancel: () => void
}

/** The part of a picture that is sent: a frame of a fixed shape that is dragged, or moved with the keyboard. */
export function PictureCrop({ file, shape, onDone, onCancel }: Props) {
  const t = useWords(words)
  const toast = useToast()
  const image = useRef<HTMLImageElement>(null)
  const dragged = useRef<{ x: number; y: number; from: Region }>(undefined)
  const [address, setAddress] = useState<string>()
  const [size, setSize] = useState<Size>()
  const [region, setRegion] = useState<Region>()

  useEffect(() => {
    setSize(undefined)
    setRegion(undefined)
    if (!file) return undefined
    const local = URL.createObjectURL(file)
    setAddress(local)
    return () => URL.revokeObjectURL(local)
  }, [file])

  /** How many of the picture's pixels are one of the screen's */
  const scale = () => (size?.width ?? 1) / (image.current?.getBoundingClientRect().width || 1)

  function press(event: KeyboardEvent): void {
    if (!size || !region) return
    const step = (event.shiftKey ? 0.1 : 0.01) * Math.max(size.width, size.height)
    const next = {
      ArrowLeft: () => moved(region, size, -step, 0),
      ArrowRight: () => moved(region, size, step, 0),
      ArrowUp: () => moved(region, size, 0, -step),
      ArrowDown: () => moved(region, size, 0, step),
      '+': () => scaled(region, size, shape, 1.1),
      '=': () => scaled(region, size, shape, 1.1),
      '-': () => scaled(region, size, shape, 0.9),
    }[event.key]
    if (!next) return
    event.preventDefault()
    setRegion(next())
  }

  function drag({ clientX, clientY }: PointerEvent): void {
    if (!dragged.current || !size) return
    const { x, y, from } = dragged.current
    setRegion(moved(from, size, (clientX - x) * scale(), (clientY - y) * scale()))
  }

  async function use(): Promise<void> {
    if (!file || !image.current || !region) return
    try {
      onDone(await cropped(image.current, region, file.name))
    } catch {
      toast.failed(words.failed)
      onDone(file)
    }
  }

  const resize = (times: number) => size && region && setRegion(scaled(region, size, shape, times))
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`

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
          <Button type="primary" disabled={!region} onClick={() => void use()}>
            {t.use}
          </Button>
        </div>
      }
    >
      <div className={styles.stage}>
        <img
          ref={image}
          className={styles.image}
          src={address}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
            setSize({ width, height })
            setRegion(largest({ width, height }, shape))
          }}
          // what this browser cannot show is left to the server, which reads more kinds of pictures
          onError={() => file && onDone(file)}
        />
        {size && region && (
          <button
            type="button"
            className={styles.frame}
            aria-label={t.part}
            style={{
              left: share(region.x, size.width),
              top: share(region.y, size.height),
              width: share(region.width, size.width),
              height: share(region.height, size.height),
            }}
            onKeyDown={press}
            onWheel={({ deltaY }) => resize(deltaY > 0 ? 1.05 : 0.95)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              dragged.current = { x: event.clientX, y: event.clientY, from: region }
            }}
            onPointerMove={drag}
            onPointerUp={() => (dragged.current = undefined)}
            onPointerCancel={() => (dragged.current = undefined)}
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
