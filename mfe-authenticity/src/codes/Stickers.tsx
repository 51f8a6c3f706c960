import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'
import { CheckMark } from '@samity/shared-ui/receipt'
import type { CSSProperties } from 'react'
import { divideAmongSheets, labelsOn, type StickerSheet } from './sticker-sheets.ts'
import styles from './stickers.module.css'

export type SerialCode = CheckCode & { serial: string }

type Props = {
  paperName: string
  codes: readonly SerialCode[]
  sheet: StickerSheet
  /** The first label to print on, from 1 */
  start: number
}

const lengthsOf = (sheet: StickerSheet) =>
  ({
    '--columns': sheet.columns,
    '--width': `${sheet.width}mm`,
    '--height': `${sheet.height}mm`,
    '--gap': `${sheet.columnGap}mm`,
    '--margin': `${sheet.marginTop}mm ${sheet.marginLeft}mm 0`,
  }) as CSSProperties

/** Sheets of stickers: QR code, paper, serial, and the short code for people who type. */
export function Stickers({ paperName, codes, sheet, start }: Props) {
  return divideAmongSheets(codes, labelsOn(sheet), start).map((labels, page) => (
    <ul key={page} className={styles.sheet} style={lengthsOf(sheet)} translate="no">
      {labels.map((code, index) => (
        <li key={code?.serial ?? `used-${index}`} className={styles.label}>
          {code && (
            <>
              <CheckMark check={code} className={styles.qr} />
              <span className={styles.text}>
                <span className={styles.paper}>{paperName}</span>
                <b className={styles.serial}>{code.serial}</b>
                {code.code.split('-').map((group) => (
                  <span key={group} className={styles.group}>
                    {group}
                  </span>
                ))}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  ))
}
