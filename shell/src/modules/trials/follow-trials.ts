import { inDashboard, readAddress, type ActiveModule, type PageFacts } from '@samity/shared-api/module'
import { sessionAtom } from '@samity/shared-api/session'
import { isHeldBack } from '@samity/shared-ui/router'
import { atom, type createStore } from 'jotai'
import { confirmAtom, confirmationAtom } from '../../session/confirm.ts'
import { isModule } from '../read-registry.ts'
import { renewalsAtom } from '../updates.ts'
import { isConfirmed, storeConfirmation, storeTrials } from './stored-trials.ts'
import { noteTrial, trialsAtom, type Hindrance, type Trial } from './trials.ts'

type Store = ReturnType<typeof createStore>
type Development = PageFacts['development']

const seconds = 1000
const interval = 1 * seconds
/** Where nothing answers is asked less often. */
const patience = 5 * seconds

/** `http://localhost:*` stands for every port. */
const covers = (permitted: string, origin: string) =>
  permitted === origin || permitted === `${origin.replace(/:\d+$/, '')}:*`

class NotThis extends Error {}

/** What is served there now, with addresses of its own. */
async function readTrial({ name, origin }: Trial): Promise<ActiveModule> {
  const answer = await fetch(`${origin}/active.json`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(3 * seconds),
  })
  if (!answer.ok) throw new Error(`${origin} answered ${answer.status}`)
  const read: unknown = await answer.json().catch(() => undefined)
  if (!isModule(read) || read.name !== name) throw new NotThis()
  const { href } = new URL(read.base, origin)
  if (!href.startsWith(`${origin}/`)) throw new NotThis()
  return { ...read, base: href }
}

/** The next page of this browser allows no development build any more. */
async function forgetOverrides(): Promise<void> {
  const { http } = await import('@samity/shared-api/client')
  await http.delete('module-overrides/').catch(() => undefined)
}

/** The administrator agrees to a development build: the server allows its address to this browser's next page, which is now. */
export const confirmTrialAtom = atom(null, async (get, set, trial: Trial) => {
  const { name, origin } = trial
  const { http, toRefusal } = await import('@samity/shared-api/client')
  try {
    await http.post('module-overrides/', { origin })
    storeConfirmation(trial)
    location.reload()
  } catch (error) {
    const hindrance = toRefusal(error).status === 409 ? 'origin' : 'silent'
    set(
      trialsAtom,
      get(trialsAtom).map((one) => (one.name === name ? { name, origin, hindrance } : one)),
    )
  }
})

/** Ends one trial: the module is again the one that the server gives. */
export const endTrialAtom = atom(null, (get, set, name: string) => {
  const left = get(trialsAtom).filter((trial) => trial.name !== name)
  storeTrials(left)
  set(trialsAtom, left)
  const confirmation = get(confirmationAtom)
  const isAdmin = confirmation.status === 'confirmed' && confirmation.user.role === 'admin'
  if (left.length === 0 && isAdmin) void forgetOverrides()
  if (!isHeldBack()) set(renewalsAtom, (count) => count + 1)
})

/**
 * Takes modules on trial for who may: an administrator whom the server has confirmed, in development everyone. What is
 * built anew there is taken up in this tab, unless something unsaved holds it back.
 */
export function followTrials(store: Store, development: Development): void {
  const change = ({ name }: Trial, facts: Partial<Trial>) =>
    store.set(trialsAtom, (trials) =>
      trials.map((one) => (one.name === name ? { name, origin: one.origin, ...facts } : one)),
    )
  const known = (trial: Trial) =>
    store.get(trialsAtom).find(({ name, origin }) => name === trial.name && origin === trial.origin)

  function take(trial: Trial, module: ActiveModule): void {
    const now = known(trial)
    if (!now || now.module?.release === module.release) return
    noteTrial(module)
    change(trial, { module })
    if (!isHeldBack()) store.set(renewalsAtom, (count) => count + 1)
  }

  async function look(trial: Trial): Promise<number> {
    try {
      take(trial, await readTrial(trial))
      return interval
    } catch (error) {
      // what runs here already goes on
      const hindrance: Hindrance = error instanceof NotThis ? 'other' : 'silent'
      if (known(trial) && !known(trial)?.module) change(trial, { hindrance })
      return patience
    }
  }

  /** Whether the person may try modules; undefined as long as nobody knows. */
  function permitted(): boolean | undefined {
    const confirmation = store.get(confirmationAtom)
    if (development?.everyone) return true
    return confirmation.status === 'confirmed' ? confirmation.user.role === 'admin' : undefined
  }

  async function round(): Promise<void> {
    if (store.get(trialsAtom).length === 0) return
    let pause = interval
    const may = permitted()
    for (const trial of store.get(trialsAtom)) {
      const { module, hindrance } = trial
      const allowed = development?.origins.some((one) => covers(one, trial.origin))
      if (may === undefined) {
        if (module ?? hindrance) change(trial, {})
      } else if (!may) {
        if (hindrance !== 'person') change(trial, { hindrance: 'person' })
      } else if (!allowed || !(development?.everyone || isConfirmed(trial))) {
        if (!hindrance && !trial.isUnconfirmed) change(trial, { isUnconfirmed: true })
      } else if (document.visibilityState === 'visible' || !module) pause = Math.max(pause, await look(trial))
    }
    setTimeout(() => void round(), pause)
  }

  // the website itself asks for no session
  const { access_token } = store.get(sessionAtom)
  if (access_token && !development?.everyone && !inDashboard(readAddress(location.pathname).path))
    void store.set(confirmAtom)
  void round()
}
