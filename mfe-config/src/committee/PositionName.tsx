import { positionWords } from '@samity/shared-api/contract/config/position-names'
import { useSay } from '@samity/shared-ui/words'

/**
 * A position in the language of the page. The installed positions have Bengali names; others appear as they
 * were typed.
 */
export function PositionName({ position }: { position: string }) {
  const say = useSay()
  return <>{say(positionWords(position))}</>
}
