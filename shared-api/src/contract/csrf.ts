export const csrfCookie = 'csrftoken'
export const csrfHeader = 'X-CSRFToken'

/** What every request to the API carries: the value of the cookie, or nothing as a value. */
export function csrfHeaders(): Record<string, string> {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${csrfCookie}=([^;]*)`).exec(document.cookie) ?? []
  return { [csrfHeader]: value }
}
