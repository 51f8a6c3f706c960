import { DescriptionList, Modal } from '@samity/shared-ui/core'
import { Segmented } from '@samity/shared-ui/segmented'
import { useSay } from '@samity/shared-ui/words'
import { Fragment, useState } from 'react'
import { readAppearance, storeAppearance } from '../early/appearance.ts'

const heading = { en: 'Appearance', bn: 'প্রদর্শন' }
const themes = {
  label: { en: 'Theme', bn: 'থিম' },
  options: [
    { value: '', label: { en: 'As the device', bn: 'ডিভাইস অনুযায়ী' } },
    { value: 'light', label: { en: 'Light', bn: 'হালকা' } },
    { value: 'dark', label: { en: 'Dark', bn: 'গাঢ়' } },
  ],
}
const rows = {
  label: { en: 'Rows of lists', bn: 'তালিকার সারি' },
  options: [
    { value: '', label: { en: 'Comfortable', bn: 'আরামদায়ক' } },
    { value: 'compact', label: { en: 'Compact', bn: 'ঘন' } },
  ],
}

type Props = { person: string; onClose: () => void }

/** Choices for this browser, which apply at once. */
export function AppearanceDialog({ person, onClose }: Props) {
  const say = useSay()
  const [choices, setChoices] = useState(() => readAppearance(person))
  return (
    <Modal open title={say(heading)} onCancel={onClose} footer={null} width={480}>
      <DescriptionList>
        {[themes, rows].map(({ label, options }) => (
          <Fragment key={label.en}>
            <dt>{say(label)}</dt>
            <dd>
              <Segmented
                name={label.en}
                aria-label={say(label)}
                options={options.map((option) => ({ ...option, label: say(option.label) }))}
                value={options.find(({ value }) => choices.includes(value))?.value ?? ''}
                onChange={(choice) => {
                  const others = choices.filter((other) => !options.some(({ value }) => value === other))
                  const next = [...others, choice].filter(Boolean)
                  setChoices(next)
                  storeAppearance(person, next)
                }}
              />
            </dd>
          </Fragment>
        ))}
      </DescriptionList>
    </Modal>
  )
}
