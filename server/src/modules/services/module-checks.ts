import type { FastifyBaseLogger } from 'fastify'
import { fillWords } from '@samity/shared-api/contract'
import type { ReconciliationCheck } from '@samity/shared-api/contract/accounts/reconciliation'
import type { OpenRegistry } from '@samity/module-registry'
import type { ModuleCheckResult } from '@samity/shared-api/module'
import type { ModuleCalls } from '../../features/webhooks/module-calls.ts'

const unanswered = { ok: false, unanswered: true, left: '0.00', right: '0.00', first: null } as const

/** Asks each active module for the checks that it declares. A service that is down proves nothing. */
export async function readModuleChecks(
  registry: Pick<OpenRegistry, 'current'>,
  calls: Pick<ModuleCalls, 'getChecks'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<ReconciliationCheck[]> {
  const answers = await Promise.all(
    registry.current().modules.map(async ({ name: module, descriptor: { title, checks = [] } }) => {
      if (checks.length === 0) return []
      const answer = await calls.getChecks(module).catch((error: unknown) => {
        log.warn({ module, err: error }, 'the checks of a module could not be read')
        return 'later' as const
      })
      const results: ModuleCheckResult[] = answer === 'later' ? [] : answer
      return checks.map((check): ReconciliationCheck => {
        const result = results.find(({ name }) => name === check.name)
        return {
          law: `${module}/${check.name}`,
          says: fillWords(
            { en: '{module}: {check}', bn: '{module}: {check}' },
            { module: title, check: check.title },
          ),
          ...(result
            ? {
                ok: result.ok,
                left: result.expected,
                right: result.actual,
                first: result.ok ? null : (result.detail ?? null),
              }
            : unanswered),
        }
      })
    }),
  )
  return answers.flat()
}
