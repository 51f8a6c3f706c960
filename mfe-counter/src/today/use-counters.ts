import { useMayEdit } from '@samity/shared-ui/core'
import { useUrlParams } from '@samity/shared-ui/data'

/** The choice between the baskets of this counter and of all, in the URL. Cashiers see only their own. */
export function useCounters() {
  const mayChoose = useMayEdit()
  const [params, updateParams] = useUrlParams({ replace: true })
  return {
    mayChoose,
    isAll: mayChoose && params.get('all') === '1',
    choose: (counters: 'own' | 'all') => updateParams({ all: counters === 'all' ? '1' : '' }),
  }
}
