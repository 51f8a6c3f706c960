import { useGet } from '@samity/shared-ui/query'

export const base = 'x/mfe-bank'

/** False until the service has answered. */
export function useBankRights(): { mayWork: boolean; maySign: boolean } {
  const { data } = useGet<{ permissions: string[] }>(`${base}/rights/`)
  const has = (name: string) => data?.permissions.includes(name) ?? false
  return { mayWork: has('bank.work'), maySign: has('bank.sign') }
}
