import { http } from '@samity/shared-api/client'
import { roleNames, type Row } from '@samity/shared-api/contract'
import {
  digitChoices,
  languages,
  profile as profileResource,
  type Profile,
} from '@samity/shared-api/contract/users/user'
import { profileLanguageAtom, sessionAtom } from '@samity/shared-api/session'
import { DescriptionList } from '@samity/shared-ui/core'
import { SelectField, FormColumns, formFor, FullWidth } from '@samity/shared-ui/forms'
import { useSay, useWords } from '@samity/shared-ui/words'
import { useAtom, useSetAtom } from 'jotai'

const { Form, Field } = formFor(profileResource)
type ProfileRow = Row<typeof profileResource>

const words = {
  username: { en: 'Username', bn: 'ব্যবহারকারীর নাম' },
  role: { en: 'Role', bn: 'ভূমিকা' },
  update: { en: 'Update', bn: 'হালনাগাদ করুন' },
  updated: { en: 'Profile updated successfully!', bn: 'প্রোফাইল সফলভাবে হালনাগাদ করা হয়েছে!' },
  asLanguage: { en: 'As the language', bn: 'ভাষা অনুযায়ী' },
}
const digits = [{ value: '', label: words.asLanguage }, ...digitChoices]

type Props = { profile: Profile; onSaved: (profile: Profile) => void }

export function ProfileForm({ profile, onSaved }: Props) {
  const t = useWords(words)
  const say = useSay()
  const setLanguage = useSetAtom(profileLanguageAtom)
  const [session, setSession] = useAtom(sessionAtom)

  const toRow = (source: Profile): ProfileRow => ({ ...source, digits: source.digits ?? '' })

  async function save({ body }: { body: unknown }): Promise<ProfileRow> {
    const { data } = await http.put<Profile>('user/', body)
    setSession({ ...session, user: data })
    setLanguage(data.language)
    onSaved(data)
    return toRow(data)
  }

  return (
    <>
      <DescriptionList>
        <dt>{t.username}</dt>
        <dd translate="no">{profile.username}</dd>
        <dt>{t.role}</dt>
        <dd>{say(roleNames[profile.role])}</dd>
      </DescriptionList>
      <Form
        record={toRow(profile)}
        save={save}
        labels={{ create: words.update, update: words.update }}
        messages={{ updated: words.updated }}
      >
        <FormColumns>
          <FullWidth>
            <Field name="photo" />
          </FullWidth>
          <Field name="name" />
          <Field name="name_bengali" />
          <Field name="phone" />
          <Field name="email" />
          <Field name="language">
            <SelectField options={languages} />
          </Field>
          <Field name="digits">
            <SelectField options={digits} />
          </Field>
        </FormColumns>
      </Form>
    </>
  )
}
