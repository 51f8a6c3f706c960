import path from 'node:path'
import {
  descriptorOf as activeDescriptor,
  folderOf,
  isWorkspace,
  readDescriptor,
  readJson,
  readStoredRegistry,
} from '@samity/module-registry'
import type { Descriptor, SlotEntry } from '@samity/shared-api/module'
import { moduleNames } from '../workspace.ts'

const descriptorOf = (name: string): Descriptor =>
  readDescriptor(readJson(path.join(folderOf(name), 'module.json')), `${name}/module.json`)

/** The other modules of the repository; in a module's own repository the active ones of its releases */
const othersOf = (name: string, releases: string): Descriptor[] =>
  isWorkspace
    ? moduleNames()
        .filter((other) => other !== name)
        .map(descriptorOf)
    : Object.entries(readStoredRegistry(releases).modules)
        .filter(([other, { active }]) => other !== name && active)
        .map(([other, { active }]) => activeDescriptor(releases, other, active!))

export function slotsOf(name: string, releases: string): SlotEntry[] {
  const { slots = [], extensions = [] } = descriptorOf(name)
  const otherSlots = othersOf(name, releases).flatMap((other) => other.slots ?? [])
  return [...slots, ...otherSlots.filter((slot) => extensions.some((entry) => entry.slot === slot.name))]
}
