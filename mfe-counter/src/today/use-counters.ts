import { useMayEdit } from '@samity/shared-ui/core'
import { useUrlParams } from '@samity/shared-ui/data'

/** Whether the baskets are those of this counter or of all, in the URL. A cashier sees only the own ones. */
export function useCounters() {
  const mayChoose = useMayEdit()
  const [params, updateParams] = useUrlParams({ replace: true })
  return {
    mayChoose,
    isAll: mayChoose && params.get('all') === '1',
    choose: (counters: 'own' | 'all') => updateParams({ all: counters === 'all' ? '1' : '' }),
  }
}
