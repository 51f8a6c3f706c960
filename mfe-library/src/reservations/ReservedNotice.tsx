import { Alert, Button } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { Reservation } from '../../contract/reservation.ts'
import { useCancelReservation } from './use-cancel-reservation.ts'

const words = {
  reserved: {
    en: 'Reserved for {name} ({id}), in line since {day}.',
    bn: '{name} ({id})-এর জন্য সংরক্ষিত, {day} থেকে অপেক্ষায়।',
  },
  cancel: { en: 'Cancel reservation', bn: 'সংরক্ষণ বাতিল' },
}

type Props = { reservation: Reservation; onCancelled: () => void }

/** For whom a copy is laid aside. Only after a question somebody else may have it. */
export function ReservedNotice({ reservation, onCancelled }: Props) {
  const t = useWords(words)
  const show = useShow()
  const cancel = useCancelReservation(onCancelled)
  return (
    <Alert
      type="info"
      showIcon
      title={fill(t.reserved, {
        name: reservation.advocate_name,
        id: show.digits(reservation.advocate_number),
        day: show.day(reservation.reserved_on),
      })}
      action={
        <Button size="small" onClick={() => cancel(reservation)}>
          {t.cancel}
        </Button>
      }
    />
  )
}
