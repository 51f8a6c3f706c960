import type { Role, Words } from '@samity/shared-api/contract'
import type { FastifyRequest } from 'fastify'
import { requestApi } from './request-api.ts'

/** `roles` or a `permission` of the module says who sees it. */
export type TaskInput = {
  /** The module's own name for it: 'overdue/12' */
  key: string
  title: Words
  text?: Words
  /** The page of the module where people do it: '/dashboard/library/loans?search=B-12' */
  path: string
  roles?: Role[]
  permission?: string
  /** The day until which it should be done: '2026-03-01' */
  due_on?: string
}

/**
 * Gives people a task. Needs the right `write:tasks`. A second call with the key changes the task, so that a
 * job may repeat it: what a person has done stays done until `closeTask`. Throws what the API refuses.
 */
export const giveTask = async (request: FastifyRequest, task: TaskInput): Promise<void> => {
  await requestApi(request, 'tasks/', { method: 'POST', body: task })
}

/** The matter is over: nobody needs to do the task any more, and the key may open another one. */
export const closeTask = async (request: FastifyRequest, key: string): Promise<void> => {
  await requestApi(request, 'tasks/close/', { method: 'POST', body: { key } })
}
