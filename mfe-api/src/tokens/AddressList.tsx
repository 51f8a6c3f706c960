import { Input } from '@samity/shared-ui/core'

type Props = {
  id?: string
  name?: string
  /** The lines, with blank ones while someone types */
  value?: readonly string[]
  onChange?: (value: string[]) => void
}

/** Returns the addresses in lines that a person typed, also where several stand in one line. */
export const addressesIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => line.split(/[\s,;]+/)).filter(Boolean)

export const AddressList = ({ value = [], onChange, ...native }: Props) => (
  <Input.TextArea
    {...native}
    rows={3}
    autoComplete="off"
    spellCheck={false}
    translate="no"
    value={value.join('\n')}
    onChange={({ target }) => onChange?.(target.value === '' ? [] : target.value.split('\n'))}
  />
)
