import type { Words } from '@samity/shared-api/contract'
import { useEffect, useRef } from 'react'
import { FileButton, FileDrop } from '../forms/index.ts'
import { useSay, useWords } from '../words/index.ts'

const words = {
  file: { en: 'File (CSV or XLSX)', bn: 'ফাইল (CSV অথবা XLSX)' },
  choose: { en: 'Choose a file', bn: 'ফাইল বেছে নিন' },
}

type Props = {
  /** The label of the field. By default 'File (CSV or XLSX)' */
  label?: Words
  /** Says what a file may contain, and that nothing is saved before the result of the check is seen */
  hint: Words
  /** The name of the selected file */
  name: string | undefined
  /** While a step runs, no other file can be chosen */
  isBusy: boolean
  /** Called with the file that was chosen or dropped */
  onFile: (file: File) => void
}

/** The field for the file of an import. After a step whose controls are gone, the focus returns here. */
export function ImportFileDrop({ label = words.file, hint, name, isBusy, onFile }: Props) {
  const t = useWords(words)
  const say = useSay()
  const wasBusy = useRef(isBusy)
  useEffect(() => {
    // the focused control was disabled or removed meanwhile
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      document.getElementById('file')?.focus()
    wasBusy.current = isBusy
  }, [isBusy])
  return (
    <FileDrop disabled={isBusy} onFiles={([file]) => onFile(file)}>
      <label htmlFor="file" translate="no">
        {say(label)}
      </label>
      <span>
        <FileButton
          id="file"
          name="file"
          accept=".csv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          disabled={isBusy}
          aria-describedby="file-hint"
          onFiles={([file]) => onFile(file)}
        >
          {t.choose}
        </FileButton>{' '}
        <span id="file-hint">{say(hint)}</span>
      </span>
      {name && <strong translate="no">{name}</strong>}
    </FileDrop>
  )
}
