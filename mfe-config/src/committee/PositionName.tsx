import { positionWords } from '@samity/shared-api/contract/config/position-names'
import { useSay } from '@samity/shared-ui/words'

/** A position as the reader's language calls it: the installed ones have Bengali names, others stay as they were typed. */
export function PositionName({ position }: { position: string }) {
  const say = useSay()
  return <>{say(positionWords(position))}</>
}
