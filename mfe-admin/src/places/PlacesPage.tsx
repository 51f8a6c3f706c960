import { roleNames } from '@samity/shared-api/contract'
import type {
  FilledSlot,
  SlotChoice,
  PlacedExtension,
  PlacesResponse,
} from '@samity/shared-api/contract/system/places'
import { reloadModulesAtom } from '@samity/shared-api/session'
import { VersionedForm } from '@samity/shared-ui/admin'
import { Button, Card, Checkbox, ErrorState, LoadingState, Page } from '@samity/shared-ui/core'
import { useGet } from '@samity/shared-ui/query'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useSetAtom } from 'jotai'
import styles from './places.module.css'

const words = {
  heading: { en: 'Places', bn: 'সংযোজনের জায়গা' },
  hint: {
    en: 'Modules add cards, tabs and buttons to these places. Choose their order, and hide what your office does not use.',
    bn: 'মডিউলগুলো এসব জায়গায় কার্ড, ট্যাব ও বোতাম যোগ করে। এগুলোর ক্রম ঠিক করুন, আর যা কাজে লাগে না তা লুকান।',
  },
  filled: { en: 'What modules add', bn: 'মডিউল যা যোগ করেছে' },
  free: { en: 'Empty places', bn: 'খালি জায়গা' },
  opened: { en: 'opened by {module}', bn: '{module} খুলেছে' },
  show: { en: 'Show {title}', bn: '{title} দেখান' },
  up: { en: 'Move {title} up', bn: '{title} ওপরে নিন' },
  down: { en: 'Move {title} down', bn: '{title} নিচে নিন' },
}
const path = 'places/'
const choicesBySlot = ({ places }: PlacesResponse): Record<string, SlotChoice> =>
  Object.fromEntries(
    places
      .filter(({ extensions }) => extensions.length > 0)
      .map(({ slot, extensions }) => [slot, extensions.map(({ id, hidden }) => ({ id, hidden }))]),
  )

export default function PlacesPage() {
  const t = useWords(words)
  const reloadModules = useSetAtom(reloadModulesAtom)
  const { data, error, refresh, set } = useGet<PlacesResponse>(path, { snapshot: true })
  function applySaved(response: PlacesResponse) {
    set(response)
    // the administrator's own screens have these places, too
    reloadModules()
  }
  if (error) return <ErrorState error={error} retry={refresh} />
  return (
    <Page heading={words.heading}>
      {data ? (
        <>
          <Card heading={words.filled}>
            <p className={styles.hint}>{t.hint}</p>
            <VersionedForm
              path={path}
              saved={data}
              valuesOf={choicesBySlot}
              bodyOf={(_values, edits) => ({ places: edits })}
              onSaved={applySaved}
            >
              {({ values, errors, change }) =>
                data.places
                  .filter(({ slot }) => values[slot])
                  .map((place) => (
                    <PlaceList
                      key={place.slot}
                      place={place}
                      choice={values[place.slot] ?? []}
                      error={errors[place.slot]}
                      onChange={(next) => change(place.slot, next)}
                    />
                  ))
              }
            </VersionedForm>
          </Card>
          <FreePlaces places={data.places.filter(({ extensions }) => extensions.length === 0)} />
        </>
      ) : (
        <LoadingState />
      )}
    </Page>
  )
}

type ListProps = {
  place: FilledSlot
  choice: SlotChoice
  error: string | undefined
  onChange: (next: SlotChoice) => void
}

function PlaceList({ place, choice, error, onChange }: ListProps) {
  const move = (index: number, step: 1 | -1) =>
    onChange(choice.with(index, choice[index + step]!).with(index + step, choice[index]!))
  return (
    <section aria-labelledby={place.slot} className={styles.place}>
      <PlaceTitle place={place} />
      <ol className={styles.list}>
        {choice.map(({ id, hidden }, index) => {
          const extension = place.extensions.find((one) => one.id === id)
          return (
            extension && (
              <PlacedRow
                key={id}
                extension={extension}
                isHidden={hidden}
                onHide={(next) => onChange(choice.with(index, { id, hidden: next }))}
                onUp={index > 0 ? () => move(index, -1) : undefined}
                onDown={index < choice.length - 1 ? () => move(index, 1) : undefined}
              />
            )
          )
        })}
      </ol>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </section>
  )
}

type RowProps = {
  extension: PlacedExtension
  isHidden: boolean
  onHide: (isHidden: boolean) => void
  /** Undefined at the end of the list */
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

function PlacedRow({ extension, isHidden, onHide, onUp, onDown }: RowProps) {
  const t = useWords(words)
  const say = useSay()
  const title = say(extension.title)
  return (
    <li className={styles.row}>
      <Checkbox
        checked={!isHidden}
        onChange={({ target }) => onHide(!target.checked)}
        aria-label={fill(t.show, { title })}
      />
      <span className={styles.name}>
        {title}
        <small>
          {say(extension.module)} · {extension.roles.map((role) => say(roleNames[role])).join(', ')}
        </small>
      </span>
      <Button size="small" disabled={!onUp} onClick={onUp} aria-label={fill(t.up, { title })}>
        ↑
      </Button>
      <Button size="small" disabled={!onDown} onClick={onDown} aria-label={fill(t.down, { title })}>
        ↓
      </Button>
    </li>
  )
}

function PlaceTitle({ place: { slot, title, module } }: { place: FilledSlot }) {
  const t = useWords(words)
  const say = useSay()
  return (
    <h3 id={slot} className={styles.title}>
      {say(title)}{' '}
      <small>
        <code translate="no">{slot}</code>
        {module && ` · ${fill(t.opened, { module: say(module) })}`}
      </small>
    </h3>
  )
}

function FreePlaces({ places }: { places: FilledSlot[] }) {
  if (places.length === 0) return null
  return (
    <Card heading={words.free}>
      {places.map((place) => (
        <PlaceTitle key={place.slot} place={place} />
      ))}
    </Card>
  )
}
