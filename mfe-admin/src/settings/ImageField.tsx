import { http } from '@samity/shared-api/client'
import { pictureUrl, pictureTypes, type Words } from '@samity/shared-api/contract'
import { Button, useAction } from '@samity/shared-ui/core'
import { FileButton } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { valueAt, settingName, useSettingsEdit, type SettingPath } from './settings-edit.ts'
import styles from './settings.module.css'

const words = {
  choose: { en: 'Choose a picture', bn: 'ছবি বেছে নিন' },
  remove: { en: 'Remove picture', bn: 'ছবি সরান' },
  sending: { en: 'Sending the picture...', bn: 'ছবি পাঠানো হচ্ছে...' },
  imageAlt: { en: 'Chosen picture', bn: 'বাছাই করা ছবি' },
}

/** A picture of the settings. It is uploaded at once and used when the form is saved. */
export function ImageField({ path, label }: { path: SettingPath; label: Words }) {
  const t = useWords(words)
  const say = useSay()
  const { part, value, set } = useSettingsEdit()
  const { run, isBusy, error } = useAction({ showsError: true })
  const name = settingName(part, path)
  const url = valueAt(value, path)

  function upload(file: File) {
    const body = new FormData()
    body.append('image', file)
    run(() => http.post<{ url: string }>('media/', body), { onDone: ({ data }) => set(path, data.url) })
  }

  return (
    <div className={styles.field}>
      <label htmlFor={name}>{say(label)}</label>
      {typeof url === 'string' && (
        <img className={styles.picture} src={pictureUrl(url, 640)} alt={t.imageAlt} loading="lazy" />
      )}
      <div className={styles.row}>
        <FileButton
          id={name}
          name={name}
          accept={pictureTypes}
          disabled={isBusy}
          onFiles={([file]) => upload(file)}
        >
          {t.choose}
        </FileButton>
        {url !== null && <Button onClick={() => set(path, null)}>{t.remove}</Button>}
      </div>
      {isBusy && <span role="status">{t.sending}</span>}
      {error && (
        <span role="alert" className={styles.error}>
          {error.message}
        </span>
      )}
    </div>
  )
}
