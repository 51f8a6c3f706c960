import { http, toRefusal } from '@samity/shared-api/client'
import { pictureFile, pictureTypes, type Words } from '@samity/shared-api/contract'
import { Button } from '@samity/shared-ui/core'
import { FileButton } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { at, nameOf, useDraft, type Path } from './draft.ts'
import styles from './settings.module.css'

const words = {
  choose: { en: 'Choose a picture', bn: 'ছবি বেছে নিন' },
  remove: { en: 'Remove picture', bn: 'ছবি সরান' },
  sending: { en: 'Sending the picture...', bn: 'ছবি পাঠানো হচ্ছে...' },
  shown: { en: 'Chosen picture', bn: 'বাছাই করা ছবি' },
}

/** A picture of the settings: kept by the server at once, used when the form is saved. */
export function ImageField({ path, label }: { path: Path; label: Words }) {
  const t = useWords(words)
  const say = useSay()
  const { of, value, set } = useDraft()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const name = nameOf(of, path)
  const address = at(value, path)

  async function send(file: File) {
    setSending(true)
    setProblem('')
    const body = new FormData()
    body.append('image', file)
    try {
      set(path, (await http.post<{ url: string }>('media/', body)).data.url)
    } catch (error) {
      setProblem(toRefusal(error).message)
    } finally {
      setSending(false)
    }
  }

  return (
    <div className={styles.field}>
      <label htmlFor={name}>{say(label)}</label>
      {typeof address === 'string' && (
        <img className={styles.picture} src={pictureFile(address, 640)} alt={t.shown} loading="lazy" />
      )}
      <div className={styles.row}>
        <FileButton
          id={name}
          name={name}
          accept={pictureTypes}
          disabled={sending}
          onFiles={([file]) => void send(file)}
        >
          {t.choose}
        </FileButton>
        {address !== null && <Button onClick={() => set(path, null)}>{t.remove}</Button>}
      </div>
      {sending && <span role="status">{t.sending}</span>}
      {problem && (
        <span role="alert" className={styles.wrong}>
          {problem}
        </span>
      )}
    </div>
  )
}
