import { useAction } from '@samity/shared-ui/core'
import { fillWords } from '@samity/shared-ui/words'
import type { Reservation } from '../../contract/reservation.ts'
import { cancelReservation } from '../library-api.ts'

const words = {
  question: { en: 'Cancel the reservation of {name}?', bn: '{name}-এর সংরক্ষণ বাতিল করবেন?' },
  explain: {
    en: '{title}: the next one in line moves up.',
    bn: '{title}: সারির পরের জন এগিয়ে আসবেন।',
  },
  ok: { en: 'Cancel reservation', bn: 'সংরক্ষণ বাতিল' },
  cancelled: { en: 'The reservation is cancelled.', bn: 'সংরক্ষণ বাতিল হয়েছে।' },
}

/** Asks, and cancels the reservation. `onCancelled` is also called when it had ended before. */
export function useCancelReservation(onCancelled: () => void): (reservation: Reservation) => void {
  const { run } = useAction()
  return ({ id, advocate_name, title }) =>
    run(() => cancelReservation(id), {
      ask: {
        question: fillWords(words.question, { name: advocate_name }),
        explain: fillWords(words.explain, { title }),
        ok: words.ok,
        danger: true,
      },
      done: words.cancelled,
      onEnd: onCancelled,
    })
}
