import type { Role } from '@samity/shared-api/contract'
import type { Client } from './client.ts'
import { aPerson } from './people.ts'
import { aPortrait } from './portraits.ts'
import { seededRandom } from './random.ts'

const count = 8

export async function fillAssociatePhotos({ staff }: Pick<Record<Role, Client>, 'staff'>): Promise<void> {
  // its own numbers, so that the rest of the demo association stays as it is
  const random = seededRandom(count)
  const associates = await staff.get<{ id: number }[]>(`associate-registration/?limit=${count}`)
  for (const { id } of associates) {
    const bytes = await aPortrait(random, aPerson(random, false))
    await staff.putForm(
      `associate-registration/${id}/photo/`,
      {},
      { field: 'photo', bytes, type: 'image/png' },
    )
  }
}
