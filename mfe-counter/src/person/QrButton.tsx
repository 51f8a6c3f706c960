import { Button, useAction, useToast } from '@samity/shared-ui/core'
import { useWords } from '@samity/shared-ui/words'
import { useRef } from 'react'

/** A type that TypeScript's library lacks: https://developer.mozilla.org/docs/Web/API/BarcodeDetector */
type Detector = { detect: (image: ImageBitmap) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const detectorClass = (): DetectorClass | undefined =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

const words = {
  read: { en: 'Picture of a QR code', bn: 'কিউআর কোডের ছবি' },
  none: {
    en: 'The picture has no QR code. Hold the card closer and try again.',
    bn: 'ছবিতে কোনো কিউআর কোড নেই। কার্ডটি কাছে ধরে আবার চেষ্টা করুন।',
  },
  unreadable: {
    en: 'This device cannot read the picture. Type the number of the card instead.',
    bn: 'এই যন্ত্র ছবিটি পড়তে পারেনি। কার্ডের নম্বরটি লিখুন।',
  },
}

/**
 * Takes a picture of a QR code. A phone opens its own camera for it, so that the site needs no access to the
 * camera (`permissions-policy`); a device without one offers its pictures. Absent where the browser cannot
 * read codes.
 */
export function QrButton({ onCode }: { onCode: (code: string) => void }) {
  const t = useWords(words)
  const toast = useToast()
  const { run, isBusy } = useAction()
  const input = useRef<HTMLInputElement>(null)
  const BarcodeDetector = detectorClass()
  if (!BarcodeDetector) return null

  async function readCode(picture: File) {
    const detector = new BarcodeDetector!({ formats: ['qr_code'] })
    const [code] = await detector.detect(await createImageBitmap(picture))
    return code?.rawValue
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          const [picture] = target.files ?? []
          target.value = ''
          if (picture)
            run(() => readCode(picture), {
              onDone: (code) => (code ? onCode(code) : toast.error(words.none)),
              // not an image, or a browser whose platform reads no codes
              onFailed: () => toast.error(words.unreadable),
            })
        }}
      />
      <Button size="large" loading={isBusy} onClick={() => input.current?.click()}>
        {t.read}
      </Button>
    </>
  )
}
