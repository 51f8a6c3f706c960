export const csrfCookie = 'csrftoken'
export const csrfHeader = 'X-CSRFToken'

/** The CSRF header of every API request. Its value is that of the cookie, or '' without a cookie. */
export function csrfHeaders(): Record<string, string> {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${csrfCookie}=([^;]*)`).exec(document.cookie) ?? []
  return { [csrfHeader]: value }
}
