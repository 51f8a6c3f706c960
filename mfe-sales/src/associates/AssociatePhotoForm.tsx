import { http } from '@samity/shared-api/client'
import {
  associateRegistration,
  type AssociateRegistration,
} from '@samity/shared-api/contract/sales/associate'
import { Button, useAction, useUnsaved } from '@samity/shared-ui/core'
import { PictureInput } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { useState, type ComponentProps } from 'react'
import styles from './cards.module.css'

const words = {
  photo: { en: 'Photo', bn: 'ছবি' },
  save: { en: 'Save photo', bn: 'ছবি সংরক্ষণ করুন' },
}
const savedMessage = { en: 'Photo saved', bn: 'ছবি সংরক্ষণ করা হয়েছে' }
const removedMessage = { en: 'Photo removed', bn: 'ছবি সরানো হয়েছে' }

type PictureValue = ComponentProps<typeof PictureInput>['value']

const portraitRatio = 4 / 5
const fieldId = 'associate-photo'

/** Stores the picture, or removes the stored one. Returns the address of the photo. */
async function savePhoto(id: number, value: PictureValue): Promise<string | null> {
  const path = `${associateRegistration.path}/${id}/photo/`
  if (!(value instanceof File)) {
    await http.delete(path)
    return null
  }
  const body = new FormData()
  body.set('photo', value)
  return (await http.put<{ photo: string }>(path, body)).data.photo
}

type Props = { associate: AssociateRegistration; onSaved: (photo: string | null) => void }

/** The photo on the card of an associate. It is saved alone, because it is no part of the money record. */
export function AssociatePhotoForm({ associate, onSaved }: Props) {
  const t = useWords(words)
  const [value, setValue] = useState<PictureValue>(associate.photo)
  const { run, isBusy, error } = useAction({ showsError: true })
  const isChanged = (value ?? null) !== associate.photo
  useUnsaved(isChanged)

  const save = () =>
    run(() => savePhoto(associate.id, value), {
      done: (photo) => (photo ? savedMessage : removedMessage),
      onDone: (photo) => {
        setValue(photo)
        onSaved(photo)
      },
    })

  return (
    <form
      className={styles.photoForm}
      onSubmit={(event) => {
        event.preventDefault()
        if (isChanged) save()
      }}
    >
      <div>
        <label htmlFor={fieldId}>{t.photo}</label>
        <PictureInput
          id={fieldId}
          aspectRatio={portraitRatio}
          value={value}
          onChange={setValue}
          {...(error && { 'aria-invalid': true, 'aria-describedby': `${fieldId}-error` })}
        />
      </div>
      <Button htmlType="submit" loading={isBusy} disabled={!isChanged}>
        {t.save}
      </Button>
      {error && (
        <span id={`${fieldId}-error`} role="alert" className={styles.error}>
          {error.errors['photo']?.[0] ?? error.message}
        </span>
      )}
    </form>
  )
}
