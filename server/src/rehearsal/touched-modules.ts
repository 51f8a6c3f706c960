import type { Descriptor } from '@samity/shared-api/module'

const slotsFilledBy = ({ extensions = [] }: Descriptor) => extensions.map(({ slot }) => slot as string)

/**
 * The modules that a release touches: itself, the owners of the slots it fills, those that fill its slots,
 * and those whose services call each other.
 */
export function touchedModules(candidate: Descriptor, active: Descriptor[]): Set<string> {
  const filled = slotsFilledBy(candidate)
  const own = (candidate.slots ?? []).map(({ name }) => name as string)
  const touched = active.filter(
    ({ name, slots = [], uses = [], ...descriptor }) =>
      slots.some((slot) => filled.includes(slot.name)) ||
      slotsFilledBy({ ...descriptor, name, slots }).some((slot) => own.includes(slot)) ||
      uses.includes(candidate.name) ||
      candidate.uses?.includes(name),
  )
  return new Set([candidate.name, ...touched.map(({ name }) => name)])
}
