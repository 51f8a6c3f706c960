import {
  includesScope,
  scopeAreas,
  scopes,
  type Scope,
  type ScopeAccess,
  type ScopeArea,
} from '@samity/shared-api/contract/api-tokens/scopes'
import { Checkbox } from '@samity/shared-ui/core'
import { fillWords, useSay, useWords } from '@samity/shared-ui/words'
import styles from './tokens.module.css'

const words = {
  table: { en: 'Scopes by area', bn: 'ক্ষেত্র অনুযায়ী পরিধি' },
  area: { en: 'Area', bn: 'ক্ষেত্র' },
  read: { en: 'Read', bn: 'পড়া' },
  write: { en: 'Write', bn: 'লেখা' },
  readArea: { en: 'Read: {area}', bn: 'পড়া: {area}' },
  writeArea: { en: 'Write: {area}', bn: 'লেখা: {area}' },
}

type Props = {
  id?: string
  value?: readonly Scope[]
  onChange?: (value: Scope[]) => void
}

/** The scopes after a click: 'write' includes 'read', and only one of them is stored. */
export function changeScopes(
  granted: readonly Scope[],
  { area, access, isOn }: { area: ScopeArea; access: ScopeAccess; isOn: boolean },
): Scope[] {
  const others = granted.filter((scope) => !scope.endsWith(`:${area}`))
  // without 'write' the area stays readable
  if (access === 'write') return [...others, isOn ? `write:${area}` : `read:${area}`]
  return isOn ? [...others, `read:${area}`] : others
}

export function ScopeTable({ id, value = [], onChange }: Props) {
  const t = useWords(words)
  const say = useSay()
  const box = (area: (typeof scopeAreas)[number], access: ScopeAccess) => {
    const isOn = includesScope(value, access, area.value)
    return (
      <Checkbox
        aria-label={say(
          fillWords(access === 'read' ? words.readArea : words.writeArea, { area: say(area.label) }),
        )}
        checked={isOn}
        // who writes reads as well
        disabled={access === 'read' && includesScope(value, 'write', area.value)}
        onChange={({ target }) =>
          onChange?.(changeScopes(value, { area: area.value, access, isOn: target.checked }))
        }
      />
    )
  }
  return (
    <table id={id} className={styles.scopes} aria-label={t.table}>
      <thead>
        <tr>
          <th scope="col">{t.area}</th>
          <th scope="col">{t.read}</th>
          <th scope="col">{t.write}</th>
        </tr>
      </thead>
      <tbody>
        {scopeAreas.map((area) => (
          <tr key={area.value}>
            <th scope="row">{say(area.label)}</th>
            <td>{box(area, 'read')}</td>
            <td>{scopes.includes(`write:${area.value}`) && box(area, 'write')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
