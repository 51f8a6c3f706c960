import { useHead, usePage } from '@rspress/core/runtime'

/**
 * Names the language of the page for screen readers and fonts. Rspress knows one language for the whole site,
 * and sets it again in the browser.
 */
export default function PageLanguage() {
  const { page } = usePage()
  useHead({ htmlAttrs: { lang: page.routePath.startsWith('/handbook/bn/') ? 'bn' : 'en' } })
  return null
}
