import type { ExtensionEntry, ModuleRegistry } from '@samity/shared-api/module'

export type PlaceChoices = ReadonlyMap<string, { ids: string[]; hidden_ids: string[]; version: number }>

/** The order of an extension: that of the association, then the others in the order of their modules. */
export function placeOrder({ slot, id, order }: ExtensionEntry, choices: PlaceChoices): number {
  const ids = choices.get(slot)?.ids ?? []
  const position = ids.indexOf(id)
  return position === -1 ? ids.length + Math.max(0, order) : position
}

export const isHidden = ({ slot, id }: ExtensionEntry, choices: PlaceChoices): boolean =>
  choices.get(slot)?.hidden_ids.includes(id) ?? false

/** The registry without hidden extensions, and with the others in the order of the association. */
export const arrangeModules = (registry: ModuleRegistry, choices: PlaceChoices): ModuleRegistry =>
  choices.size === 0
    ? registry
    : {
        ...registry,
        modules: registry.modules.map((module) => {
          const { extensions, ...descriptor } = module.descriptor
          if (!extensions?.some(({ slot }) => choices.has(slot))) return module
          const shown = extensions
            .filter((entry) => !isHidden(entry, choices))
            .map((entry) => ({ ...entry, order: placeOrder(entry, choices) }))
          return { ...module, descriptor: { ...descriptor, extensions: shown } }
        }),
      }
