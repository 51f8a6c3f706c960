import { http } from '@samity/shared-api/client'
import type { ModulesResponse, ModuleStatus } from '@samity/shared-api/contract/system/modules'
import { useAction } from '@samity/shared-ui/core'
import { SelectField } from '@samity/shared-ui/forms'
import { fill, useWords } from '@samity/shared-ui/words'
import { useId } from 'react'
import styles from './modules.module.css'

const words = {
  mine: { en: 'For my own pages', bn: 'আমার নিজের পাতায়' },
  byShare: { en: 'According to the share', bn: 'ভাগ অনুযায়ী যেটি পড়ে' },
  currentRelease: { en: 'You get {release}.', bn: 'আপনি পাচ্ছেন {release}।' },
  theActive: { en: 'The active release', bn: 'চালু রিলিজ' },
  theCanary: { en: 'The canary', bn: 'পরীক্ষামূলক রিলিজ' },
  saved: { en: 'The change takes effect on the next page.', bn: 'পরের পাতা থেকে ব্যবহার হবে।' },
}

type Props = { module: ModuleStatus; onChanged: (response: ModulesResponse) => void }

export function OwnReleaseSelect({ module, onChanged }: Props) {
  const t = useWords(words)
  const id = useId()
  const { run } = useAction()
  const { active, canary, chosen, mine, name } = module
  const choices = [
    { value: active ?? '', label: words.theActive },
    { value: canary?.release ?? '', label: words.theCanary },
  ]
  const choose = (release: string) =>
    run(() => http.post<ModulesResponse>(`modules/${name}/choose/`, { release: release || null }), {
      done: words.saved,
      onDone: ({ data }) => onChanged(data),
    })
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t.mine}</label>
      <SelectField
        id={id}
        name={`${name}-choice`}
        emptyOption={words.byShare}
        options={choices}
        value={chosen ?? ''}
        onChange={choose}
      />
      {mine && <span className={styles.hint}>{fill(t.currentRelease, { release: mine })}</span>}
    </div>
  )
}
