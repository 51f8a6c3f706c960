import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { AssociationWords, Get } from '@samity/shared-api/module'
import type { FastifyInstance } from 'fastify'

/** Whose site it is: what stands on every page, and the same as search engines read it. */
export type Whose = {
  words: AssociationWords
  organisation: object
  /** What stands for a page without a picture of its own where it is passed on: the first slide that has one */
  picture?: string
}

export const dataVersion = (app: FastifyInstance): number => ('dataVersion' in app ? app.dataVersion : 0)

const nobody: AssociationWords = {
  name: { en: 'District Bar Association', bn: 'জেলা আইনজীবী সমিতি' },
  established: { en: '', bn: '' },
}

type Known = Pick<AssociationSettings, 'association'> &
  Partial<Pick<AssociationSettings, 'contact' | 'slides'>>

function organisation({ association: { name, established, logo }, contact }: Known, url: string): object {
  const [founded] = /\d{4}/.exec(established.en) ?? []
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: name.en,
    alternateName: name.bn,
    url,
    ...(logo && { logo: new URL(`${logo}/640.jpg`, url).href }),
    ...(founded && { foundingDate: founded }),
    ...(contact?.address.en && { address: contact.address.en }),
    ...(contact?.phone && { telephone: contact.phone }),
    ...(contact?.email && { email: contact.email }),
  }
}

/** The association as its settings name it, asked for once for each version of the data. */
export function whoseSite(get: Get, version: () => number, publicUrl: string): () => Promise<Whose> {
  let known: { version: number; whose: Promise<Whose> } | undefined
  const read = async (): Promise<Whose> => {
    // the shape of GET settings/, as the contract declares it
    const settings = (await get('settings/')) as Known
    const { name, established, logo } = settings.association
    const picture = settings.slides?.find(({ image }) => image)?.image
    return {
      words: { name, established, logo: logo ?? null },
      organisation: organisation(settings, `${publicUrl}/`),
      ...(picture && { picture }),
    }
  }
  return async () => {
    if (known?.version !== version()) known = { version: version(), whose: read() }
    try {
      return await known.whose
    } catch {
      known = undefined
      return {
        words: nobody,
        organisation: organisation(
          { association: { ...nobody, logo: null, history: nobody.name } },
          publicUrl,
        ),
      }
    }
  }
}
