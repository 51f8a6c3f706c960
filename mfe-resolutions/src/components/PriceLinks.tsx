import { LinkButton, useRole } from '@samity/shared-ui/core'
import { useLocation } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import styles from './page.module.css'

const words = {
  prices: { en: 'What costs what', bn: 'কিসের মূল্য কত' },
  list: { en: 'Set prices', bn: 'মূল্য নির্ধারণ' },
  history: { en: 'Price history', bn: 'মূল্যের ইতিহাস' },
  other: { en: 'Other prices', bn: 'ভিন্ন মূল্য' },
  credits: { en: 'Credit of advocates', bn: 'আইনজীবীদের জমা' },
}
const links = [
  ['prices', '/dashboard/prices'],
  ['list', '/dashboard/price-list'],
  ['history', '/dashboard/price-history'],
  ['other', '/dashboard/other-prices'],
  ['credits', '/dashboard/advocate-credits'],
] as const

/** The links between the screens about prices. A cashier has only the first of them. */
export function PriceLinks() {
  const t = useWords(words)
  const { pathname } = useLocation()
  const role = useRole()
  if (role === 'cashier') return null
  return (
    <div className={styles.links}>
      {links
        .filter(([, path]) => path !== pathname)
        .map(([name, path]) => (
          <LinkButton key={path} to={path}>
            {t[name]}
          </LinkButton>
        ))}
    </div>
  )
}
