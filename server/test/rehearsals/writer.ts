import { setTimeout as delay } from 'node:timers/promises'
import { account } from './installation.ts'

/** Saves one record after the other through the servers, and remembers what was confirmed. */
export type Writer = {
  /** The names that a server has confirmed */
  confirmed: string[]
  /** Requests that were not confirmed, with the reason */
  failed: string[]
  stop(): Promise<void>
}

type WriterOptions = {
  /**
   * Tries the next server when one refuses the connection, as a proxy does; each request has an
   * Idempotency-Key
   */
  hasProxy?: boolean
  /** Milliseconds between two requests */
  pauseMs?: number
}

export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const { access } = (await response.json()) as { access: string }
  if (!access) throw new Error(`Nobody could sign in: ${response.status}.`)
  return access
}

let series = 0

/** Starts a client that saves banks at the servers on these ports in turns. */
export async function startWriter(
  ports: number[],
  { hasProxy = false, pauseMs = 20 }: WriterOptions = {},
): Promise<Writer> {
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const access = await signIn(urls[0] ?? '')
  const own = ++series
  const confirmed: string[] = []
  const failed: string[] = []
  const stopping = new AbortController()
  const send = (url: string, name: string) =>
    fetch(`${url}/api/banks/`, {
      method: 'POST',
      signal: AbortSignal.timeout(30_000),
      headers: {
        authorization: `Bearer ${access}`,
        'content-type': 'application/json',
        'idempotency-key': name,
      },
      body: JSON.stringify({
        bank_name: name,
        address: 'Road',
        branch_name: 'Main',
        account_category: 'FDR',
      }),
    })
  const save = async (turn: number) => {
    const name = `Bank ${own}-${turn}`
    let reason = ''
    for (let attempt = 0; attempt < (hasProxy ? urls.length : 1); attempt++)
      try {
        const response = await send(urls[(turn + attempt) % urls.length] ?? '', name)
        if (response.status === 201) return void confirmed.push(name)
        return void failed.push(`${name}: ${response.status} ${(await response.text()).slice(0, 200)}`)
      } catch (error) {
        reason = error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
      }
    failed.push(`${name}: ${reason}`)
  }
  const running = (async () => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      await save(turn)
      await delay(pauseMs)
    }
  })()
  return {
    confirmed,
    failed,
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
