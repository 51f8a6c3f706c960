import type { AssociationSettings } from '@samity/shared-api/contract/site/settings'
import type { AssociationProfile, Get } from '@samity/shared-api/module'

/**
 * The association, as every page shows it and as search engines read it. `picture` is that of a shared link
 * to a page that has none: the first slide that has one. With `isDefault` the settings could not be read: a
 * page must not be cached for long.
 */
export type SiteAssociation = {
  words: AssociationProfile
  organisation: object
  picture?: string
  isDefault?: true
}

const defaultAssociation: AssociationProfile = {
  name: { en: 'District Bar Association', bn: 'জেলা আইনজীবী সমিতি' },
  established: { en: '', bn: '' },
}

type SiteSettings = Pick<AssociationSettings, 'association'> &
  Partial<Pick<AssociationSettings, 'contact' | 'slides' | 'prints'>>

function organisationOf(
  { association: { name, established, logo }, contact }: SiteSettings,
  url: string,
): object {
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

export async function readAssociation(get: Get, publicUrl: string): Promise<SiteAssociation> {
  try {
    // the shape of GET settings/, as the contract declares it
    const settings = (await get('settings/')) as SiteSettings
    const { name, established, logo } = settings.association
    const picture = settings.slides?.find(({ image }) => image)?.image
    return {
      words: { name, established, logo: logo ?? null, ...settings.prints },
      organisation: organisationOf(settings, `${publicUrl}/`),
      ...(picture && { picture }),
    }
  } catch {
    return {
      words: defaultAssociation,
      organisation: organisationOf(
        { association: { ...defaultAssociation, logo: null, history: defaultAssociation.name } },
        publicUrl,
      ),
      isDefault: true,
    }
  }
}
